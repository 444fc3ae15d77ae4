"""Pages are painted only while somebody looks: without a graphics card that is half the time.

An invisible root still has layout, focus, hit tests and all events, but nothing is rasterised.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

UNPAINTED: Final = """
window.__unpainted = new CSSStyleSheet();
__unpainted.replaceSync("html { opacity: 0 !important }");
document.adoptedStyleSheets.push(__unpainted);
"""


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """For what depends on how the page looks, as screenshots and contrasts do."""
    page.evaluate("__unpainted.disabled = true")
    yield
    page.evaluate("__unpainted.disabled = false")
