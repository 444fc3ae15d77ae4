/** Small effects on the board: keyframes, and an attachment that runs them once. */
import type { RunningAnimations } from "$board/animations";

export interface EffectFrames {
  frames: Keyframe[];
  duration: number;
  easing?: string;
}

export const SINK: EffectFrames = {
  duration: 900,
  easing: "cubic-bezier(.45, 0, .75, .6)",
  frames: [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-3px) rotate(-4deg)", opacity: 1, offset: 0.18 },
    { transform: "translateY(7px) rotate(7deg) scale(.97)", opacity: 1, offset: 0.5 },
    { transform: "translateY(24px) rotate(13deg) scale(.84)", opacity: 0 },
  ],
};

export const RIPPLE: EffectFrames = {
  duration: 1000,
  frames: [
    { transform: "scale(.5)", opacity: 0 },
    { transform: "scale(.9)", opacity: 0.9, offset: 0.4 },
    { transform: "scale(1.45)", opacity: 0 },
  ],
};

/** An explorer or creature goes under. */
export const DROWN: EffectFrames = {
  duration: 620,
  frames: [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-5px)", opacity: 1, offset: 0.25 },
    { transform: "translateY(16px) scale(.7)", opacity: 0 },
  ],
};

export const wreck = (side: number): EffectFrames => ({
  duration: 760,
  frames: [
    { transform: "none", opacity: 1 },
    { transform: `translate(${side * 6}px, -3px) rotate(${side * 16}deg)`, opacity: 1, offset: 0.35 },
    { transform: `translate(${side * 17}px, 15px) rotate(${side * 58}deg) scale(.8)`, opacity: 0 },
  ],
});

export const APPEAR: EffectFrames = {
  duration: 420,
  easing: "cubic-bezier(.2, .7, .2, 1)",
  frames: [
    { transform: "translateY(14px) scale(.4)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ],
};

export const SWIRL: EffectFrames = {
  duration: 1600,
  easing: "cubic-bezier(.4, 0, .6, 1)",
  frames: [
    { transform: "rotate(0deg) scale(.15)", opacity: 0 },
    { transform: "rotate(260deg) scale(1)", opacity: 1, offset: 0.35 },
    { transform: "rotate(620deg) scale(1)", opacity: 1, offset: 0.7 },
    { transform: "rotate(900deg) scale(.1)", opacity: 0 },
  ],
};

export const ERUPT: EffectFrames = {
  duration: 1800,
  frames: [
    { transform: "scale(.1)", opacity: 0 },
    { transform: "scale(.8)", opacity: 0.95, offset: 0.3 },
    { transform: "scale(1.1)", opacity: 0.85, offset: 0.7 },
    { transform: "scale(1.5)", opacity: 0 },
  ],
};

export const fling = (x: number, y: number): EffectFrames => ({
  duration: 1300,
  easing: "cubic-bezier(.3, .2, .7, 1)",
  frames: [
    { transform: "none", opacity: 0 },
    { transform: `translate(${x * 0.6}px, ${y - 60}px)`, opacity: 1, offset: 0.45 },
    { transform: `translate(${x}px, ${y + 30}px) scale(.5)`, opacity: 0 },
  ],
});

/** The front of a taken tile turns away … */
export const FRONT: EffectFrames = {
  duration: 1900,
  frames: [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-16px) scale(1.1)", opacity: 1, offset: 0.09 },
    { transform: "translateY(-26px) scale(0, 1.25)", opacity: 1, offset: 0.17 },
    { transform: "translateY(-26px) scale(0, 1.25)", opacity: 0 },
  ],
};

/** … and its back comes up, stays to be read, and leaves. */
export const back = (x: number, y: number, up: number): EffectFrames => ({
  duration: 1900,
  frames: [
    { transform: "translateY(-26px) scale(0, 1.25)", opacity: 1 },
    { transform: "translateY(-26px) scale(0, 1.25)", opacity: 1, offset: 0.17 },
    { transform: `translateY(${up}px) scale(1.4)`, opacity: 1, offset: 0.27 },
    { transform: `translateY(${up}px) scale(1.4)`, opacity: 1, offset: 0.8 },
    { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0 },
  ],
});

/** A tile nobody else may see goes face down to the one who took it. */
export const away = (x: number, y: number): EffectFrames => ({
  duration: 1100,
  easing: "cubic-bezier(.5, 0, .3, 1)",
  frames: [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-24px) scale(1.25)", opacity: 1, offset: 0.3 },
    { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
  ],
});

/** Runs an effect on the element it is attached to; `done` is called in any case. */
export function runEffect(effect: EffectFrames, pace: number, animations: RunningAnimations, done?: () => void) {
  return (element: Element): (() => void) | undefined => {
    if (!element.animate || pace === 0) {
      done?.();
      return undefined;
    }
    const { frames, duration, easing = "linear" } = effect;
    const animation = element.animate(frames, { duration: duration * pace, easing, fill: "both" });
    animations.add(animation);
    animation.finished.then(done, () => undefined);
    return () => animation.cancel();
  };
}
