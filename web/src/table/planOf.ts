/** The plan that a run of decisions carries out: the longest that it begins with, else the shortest that begins alike. */
export function planOf<Plan extends { actions: readonly number[] }>(
  plans: readonly Plan[],
  actions: readonly number[],
): Plan | undefined {
  const alike = plans
    .filter((plan) => plan.actions[0] === actions[0])
    .toSorted((one, other) => one.actions.length - other.actions.length);
  return alike.findLast((plan) => plan.actions.every((action, at) => action === actions[at])) ?? alike[0];
}
