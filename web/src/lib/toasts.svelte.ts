export interface Toast {
  id: number;
  text: string;
  rule: string;
}

const STAYS = 7000;

class Toasts {
  all = $state<Toast[]>([]);
  private next = 1;

  show(text: string, rule = ''): void {
    const id = this.next++;
    this.all = [...this.all.slice(-2), { id, text, rule }];
    setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
