/** Dialogs come one after the other: what opens by itself waits until the one that is open is closed. */
class DialogQueue {
  private waiting = $state.raw<readonly object[]>([]);

  get first(): object | undefined {
    return this.waiting[0];
  }

  enter(dialog: object): void {
    this.waiting = [...this.waiting, dialog];
  }

  leave(dialog: object): void {
    this.waiting = this.waiting.filter((one) => one !== dialog);
  }
}

export const dialogQueue = new DialogQueue();
