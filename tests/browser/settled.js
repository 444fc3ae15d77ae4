([entries, idle]) => {
  const live = document.querySelector('[data-testid="live"]');
  if (!live || live.dataset.busy !== undefined || Number(live.dataset.entries ?? -1) < entries) return false;
  const buttons = [...document.querySelectorAll('[data-testid^="act-"]')];
  const acting = buttons.some((button) => button.dataset.testid !== "act-skip");
  const answers = '[data-cell][data-lit], [data-testid="places"], [data-testid="hand-over"]';
  return idle || acting || document.querySelector(answers) !== null;
}
