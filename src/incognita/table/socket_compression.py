"""Messages over a socket: large ones are compressed, small ones are not worth the time."""

from typing import Any, Final

from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame

MIN_BYTES: Final = 4096
LEVEL: Final = {"level": 6}


class LargeMessages(PerMessageDeflate):
    """Each message by itself, so that a connection needs no memory between two of them."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= MIN_BYTES else frame


class LargeMessagesFactory(ServerPerMessageDeflateFactory):
    """Offers it to clients that can read compressed messages."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            compress_settings=LEVEL,
        )

    def process_request_params(
        self, params: Any, accepted_extensions: Any
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, LargeMessages(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            LEVEL,
        )
