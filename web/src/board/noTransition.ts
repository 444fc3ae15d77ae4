/** Stands in for d3-transition, which d3-zoom asks for: the camera moves gently by itself, so nothing is ever interrupted. */
import { selection } from "d3-selection";

export const interrupt = (): void => {};

(selection.prototype as { interrupt?: () => unknown }).interrupt = function () {
  return this;
};
