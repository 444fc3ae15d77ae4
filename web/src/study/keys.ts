/** The keys of the analysis board: through the tree, marks, the judge. */
import type { JudgeBeside } from "./judge.svelte";
import type { StudySession } from "./session.svelte";
import { lastOf, onward, sibling, toggled, type TreeNode } from "./tree";

export const keyActions = (
  session: StudySession,
  judge: Pick<JudgeBeside, "toggle">,
  onMap: boolean,
): Record<string, () => void> => {
  const { node } = session;
  const to = (there: TreeNode | null | undefined) => () => void (there && session.go(there));
  const mark = (sign: string) => () => {
    if (!node.parent) return;
    node.marks = toggled(node.marks, sign);
    session.changed();
  };
  const outcomes = session.position?.outcomes ?? [];
  const choices = Object.fromEntries(
    outcomes.slice(0, 9).map(({ action }, at) => [String(at + 1), () => session.choose(action)]),
  );
  return {
    ...(onMap
      ? {}
      : {
          ArrowLeft: to(node.parent),
          ArrowRight: to(onward(node)),
          ArrowUp: to(sibling(node, -1)),
          ArrowDown: to(sibling(node, 1)),
          Home: to(session.root),
          End: to(lastOf(node)),
        }),
    "!": mark("!"),
    "?": mark("?"),
    "=": mark("="),
    j: judge.toggle,
    ...(outcomes.length > 0 && { ...choices, r: () => session.draw("one"), R: () => session.draw("all") }),
  };
};
