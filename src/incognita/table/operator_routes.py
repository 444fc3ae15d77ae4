"""HTTP routes for those who run the service: is it alive, can it store, what does it do."""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from incognita.table.errors import RefusedError
from incognita.table.metrics import Metrics, may_read
from incognita.table.routes import health, ready

operator_router = APIRouter(include_in_schema=False)
operator_router.add_api_route("/healthz", health)
operator_router.add_api_route("/readyz", ready)


@operator_router.get("/metrics")
async def show_metrics(request: Request) -> Response:
    """For this machine and the networks that the settings name; nobody else needs to know."""
    address = request.client.host if request.client is not None else ""
    if not may_read(address, request.app.state.settings.metrics_for):
        raise RefusedError("nothing-here")
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)
