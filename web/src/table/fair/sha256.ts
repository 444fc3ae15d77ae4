/** SHA-256 of a text. Browsers have it for secure addresses only, and a table at home has none. */
export function sha256(text: string): string {
  const padded = pad(new TextEncoder().encode(text));
  const state = Uint32Array.from(INITIAL);
  for (let at = 0; at < padded.byteLength; at += BLOCK_BYTES) compress(state, new DataView(padded.buffer, at));
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 64;

const PRIMES = firstPrimes(ROUNDS);
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - LENGTH_BYTES, BigInt(bytes.length) * 8n);
  return padded;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  const at = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < 16; index++) words[index] = block.getUint32(index * 4);
  for (let index = 16; index < ROUNDS; index++) {
    const early = at(index - 15);
    const late = at(index - 2);
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = at(index - 16) + low + at(index - 7) + high;
  }
  return words;
}

function compress(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < ROUNDS; round++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + high + chosen + (CONSTANTS[round] ?? 0) + (words[round] ?? 0)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] ?? 0) + word));
}
