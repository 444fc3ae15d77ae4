/** Small effects on the board: keyframes, and an attachment that runs them once. */
import type { RunningAnimations } from "$board/animations";

/** `offset` is the share of the time after which the frame is reached; left out: evenly spread. */
type Frame = readonly [transform: string, opacity: number, offset?: number];

export interface EffectFrames {
  frames: readonly Frame[];
  duration: number;
  easing?: string;
}

export const SINK: EffectFrames = {
  duration: 900,
  easing: "cubic-bezier(.45, 0, .75, .6)",
  frames: [
    ["none", 1],
    ["translateY(-3px) rotate(-4deg)", 1, 0.18],
    ["translateY(7px) rotate(7deg) scale(.97)", 1, 0.5],
    ["translateY(24px) rotate(13deg) scale(.84)", 0],
  ],
};

export const RIPPLE: EffectFrames = {
  duration: 1000,
  frames: [
    ["scale(.5)", 0],
    ["scale(.9)", 0.9, 0.4],
    ["scale(1.45)", 0],
  ],
};

/** An explorer or creature goes under. */
export const DROWN: EffectFrames = {
  duration: 620,
  frames: [
    ["none", 1],
    ["translateY(-5px)", 1, 0.25],
    ["translateY(16px) scale(.7)", 0],
  ],
};

export const wreck = (side: number): EffectFrames => ({
  duration: 760,
  frames: [
    ["none", 1],
    [`translate(${side * 6}px, -3px) rotate(${side * 16}deg)`, 1, 0.35],
    [`translate(${side * 17}px, 15px) rotate(${side * 58}deg) scale(.8)`, 0],
  ],
});

export const APPEAR: EffectFrames = {
  duration: 420,
  easing: "cubic-bezier(.2, .7, .2, 1)",
  frames: [
    ["translateY(14px) scale(.4)", 0],
    ["none", 1],
  ],
};

export const SWIRL: EffectFrames = {
  duration: 1600,
  easing: "cubic-bezier(.4, 0, .6, 1)",
  frames: [
    ["rotate(0deg) scale(.15)", 0],
    ["rotate(260deg) scale(1)", 1, 0.35],
    ["rotate(620deg) scale(1)", 1, 0.7],
    ["rotate(900deg) scale(.1)", 0],
  ],
};

export const ERUPT: EffectFrames = {
  duration: 1800,
  frames: [
    ["scale(.1)", 0],
    ["scale(.8)", 0.95, 0.3],
    ["scale(1.1)", 0.85, 0.7],
    ["scale(1.5)", 0],
  ],
};

export const fling = (x: number, y: number): EffectFrames => ({
  duration: 1300,
  easing: "cubic-bezier(.3, .2, .7, 1)",
  frames: [
    ["none", 0],
    [`translate(${x * 0.6}px, ${y - 60}px)`, 1, 0.45],
    [`translate(${x}px, ${y + 30}px) scale(.5)`, 0],
  ],
});

/** The front of a taken tile turns away … */
export const FRONT: EffectFrames = {
  duration: 1900,
  frames: [
    ["none", 1],
    ["translateY(-16px) scale(1.1)", 1, 0.09],
    ["translateY(-26px) scale(0, 1.25)", 1, 0.17],
    ["translateY(-26px) scale(0, 1.25)", 0],
  ],
};

/** … and its back comes up, stays to be read, and leaves. */
export const back = (x: number, y: number, up: number): EffectFrames => ({
  duration: 1900,
  frames: [
    ["translateY(-26px) scale(0, 1.25)", 1],
    ["translateY(-26px) scale(0, 1.25)", 1, 0.17],
    [`translateY(${up}px) scale(1.4)`, 1, 0.27],
    [`translateY(${up}px) scale(1.4)`, 1, 0.8],
    [`translate(${x}px, ${y}px) scale(.6)`, 0],
  ],
});

/** A tile nobody else may see goes face down to the one who took it. */
export const away = (x: number, y: number): EffectFrames => ({
  duration: 1100,
  easing: "cubic-bezier(.5, 0, .3, 1)",
  frames: [
    ["none", 1],
    ["translateY(-24px) scale(1.25)", 1, 0.3],
    [`translate(${x}px, ${y}px) scale(.5)`, 0],
  ],
});

const keyframe = ([transform, opacity, offset]: Frame): Keyframe =>
  offset === undefined ? { transform, opacity } : { transform, opacity, offset };

/** Runs an effect on the element it is attached to; `done` is called in any case. */
export function runEffect(effect: EffectFrames, pace: number, animations: RunningAnimations, done?: () => void) {
  return (element: Element): (() => void) | undefined => {
    if (!element.animate || pace === 0) {
      done?.();
      return undefined;
    }
    const { duration, easing = "linear" } = effect;
    const frames = effect.frames.map(keyframe);
    const animation = element.animate(frames, { duration: duration * pace, easing, fill: "both" });
    animations.add(animation);
    animation.finished.then(done, () => undefined);
    return () => animation.cancel();
  };
}
