/** A game at a glance: its turn, and everything that can be seen on the table with what it does. */
import type { Component } from "svelte";
import type { Thing } from "$board/look";

type Props = Record<string, unknown>;

/** A picture by the components of the table. */
export interface Drawing {
  component: Component<Props>;
  props: Props;
}

export interface ReferenceThing extends Thing {
  drawing?: Drawing;
}

export interface ReferenceGroup {
  /** A message. */
  title: string;
  things?: ReferenceThing[];
  /** Rules that are told in their own sentences. */
  rules?: readonly string[];
}

export interface Reference {
  /** The rules that tell how a turn goes. */
  turn: readonly string[];
  groups: (scene: unknown) => ReferenceGroup[];
}

export const drawing = <P extends Props>(component: Component<P>, props: P): Drawing => ({
  component: component as unknown as Component<Props>,
  props,
});
