/** A wait that a click can end. */
export class Pause {
  private wake: (() => void) | null = null;

  get waiting(): boolean {
    return this.wake !== null;
  }

  async for(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    await new Promise<void>((settle) => {
      const timer = setTimeout(settle, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        settle();
      };
    });
    this.wake = null;
  }

  end(): void {
    this.wake?.();
  }
}
