"""Large messages are compressed for clients that can read them, each by itself."""

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from incognita.table.socket_compression import MIN_BYTES, LargeMessages, LargeMessagesFactory

OFFER = ClientPerMessageDeflateFactory().get_request_params()


def agreed() -> LargeMessages:
    parameters, extension = LargeMessagesFactory().process_request_params(OFFER, [])
    assert ("server_no_context_takeover", None) in parameters
    assert isinstance(extension, LargeMessages)
    return extension


def test_a_large_message_is_compressed_and_can_be_read() -> None:
    content = b"lagoon " * MIN_BYTES
    server = agreed()
    client = ClientPerMessageDeflateFactory().process_response_params(
        [("server_no_context_takeover", None), ("client_no_context_takeover", None)], []
    )
    for _ in range(2):
        sent = server.encode(Frame(Opcode.TEXT, content))
        assert sent.rsv1
        assert len(sent.data) < len(content) / 10
        assert bytes(client.decode(sent).data) == content


def test_a_small_message_goes_as_it_is() -> None:
    frame = Frame(Opcode.TEXT, b"x" * (MIN_BYTES - 1))
    assert agreed().encode(frame) is frame
