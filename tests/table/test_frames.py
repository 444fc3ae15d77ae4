"""Messages of a client, however the network cuts them."""

import socket
import time
from collections.abc import Iterator

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from incognita.table.protocols import is_short_frame
from tests.table.server import Server

PING = b'{"type": "ping"}'
PONG = b'{"type":"pong"}'


def frame(content: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, content, fin=fin).serialize(mask=True)


class RawClient:
    """Sends bytes as they are, and reads frames."""

    def __init__(self, server: Server) -> None:
        table = server.table("me", "friend")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table['table']}/socket"
        self.protocol = ClientProtocol(parse_uri(f"{address}?key={table['key']}"), max_size=None)
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        self.socket.settimeout(10)
        # Each piece goes off at once, as a packet of its own.
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.protocol.send_request(self.protocol.connect())
        self.send(b"".join(self.protocol.data_to_send()))
        self.frames = self.read()

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)
            time.sleep(0.02)

    def read(self) -> Iterator[Frame]:
        while data := self.socket.recv(1 << 16):
            self.protocol.receive_data(data)
            yield from (one for one in self.protocol.events_received() if isinstance(one, Frame))

    def pongs(self, count: int) -> bool:
        """Whether so many answers come."""
        for one in self.frames:
            count -= one.data == PONG
            if count == 0:
                return True
        return False

    def next_of(self, opcode: Opcode) -> bytes:
        return next(bytes(one.data) for one in self.frames if one.opcode is opcode)


@pytest.fixture
def client(server: Server) -> Iterator[RawClient]:
    client = RawClient(server)
    yield client
    client.socket.close()


def test_what_a_short_frame_is() -> None:
    for size in (0, 1, 125):
        assert is_short_frame(frame(b"x" * size))
    whole = frame(PING)
    others = [b"", whole[:1], whole[:2], whole[:-1], whole + b"x", whole + whole, frame(b"x" * 126)]
    assert not any(map(is_short_frame, others))
    assert not is_short_frame(Frame(Opcode.TEXT, PING).serialize(mask=False))


def test_one_message_after_the_other(client: RawClient) -> None:
    client.send(frame(PING), frame(PING), frame(PING))
    assert client.pongs(3)


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 9])
def test_a_message_in_pieces_and_whole_ones_after_it(client: RawClient, cut: int) -> None:
    whole = frame(PING)
    client.send(whole, whole[:cut], whole[cut:], whole, whole + whole)
    assert client.pongs(5)


def test_a_piece_that_looks_like_a_message_is_none(client: RawClient) -> None:
    """The content of a message of bytes, which is refused as a whole."""
    inner = frame(PING)
    header = bytes([0x80 | Opcode.BINARY, 0x80 | len(inner), 0, 0, 0, 0])
    client.send(header, inner)
    texts = (bytes(one.data) for one in client.frames)
    assert b'"code":"binary"' in next(text for text in texts if text == PONG or b"refused" in text)


def test_a_message_of_several_frames(client: RawClient) -> None:
    client.send(frame(PING[:4], fin=False), frame(PING[4:], Opcode.CONT), frame(PING))
    assert client.pongs(2)


def test_a_long_message_between_short_ones(client: RawClient) -> None:
    client.send(frame(PING), frame(PING + b" " * 200), frame(PING))
    assert client.pongs(3)


def test_a_ping_of_the_protocol_is_answered(client: RawClient) -> None:
    client.send(frame(PING), frame(b"mark", Opcode.PING), frame(PING))
    assert client.next_of(Opcode.PONG) == b"mark"
    assert client.pongs(1)


def test_bytes_that_are_no_text_end_the_connection(client: RawClient) -> None:
    client.send(frame(b"\xff\xfe"))
    assert client.next_of(Opcode.CLOSE)[:2] == (1007).to_bytes(2, "big")


def test_a_farewell_is_answered(client: RawClient) -> None:
    client.send(frame(PING), frame((1000).to_bytes(2, "big"), Opcode.CLOSE))
    assert client.next_of(Opcode.CLOSE)[:2] == (1000).to_bytes(2, "big")


def test_many_messages_at_once_are_all_answered(client: RawClient) -> None:
    for _ in range(30):
        client.socket.sendall(frame(PING))
    assert client.pongs(30)
