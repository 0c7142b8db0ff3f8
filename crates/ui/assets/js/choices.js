// @ts-check
// Putting an action together: which targets are chosen, which may follow. No page in here.

/** @typedef {{ action: string, targets: string[], say?: string | null }} Choice */

/**
 * @typedef {object} Standing
 * @property {string[]} chosen targets in the order in which they take effect
 * @property {Choice | null} choice the complete action, if there is one
 * @property {Choice[]} alternatives complete actions with the same targets, the likeliest first
 * @property {number} left how many targets are still missing
 */

/** @typedef {{ picks: string[], turn: number, eager: boolean }} Stand */

/** @param {string[]} targets @param {string[]} picks */
function holds(targets, picks) {
  const rest = [...targets];
  return picks.every((pick) => {
    const at = rest.indexOf(pick);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a target is what another one needs; `build-*` stands for all that begin so. @param {string} need @param {string} target */
export const fits = (need, target) => (need.endsWith("*") ? target.startsWith(need.slice(0, -1)) : need === target);

/** Targets as they are written: `pay-sand*4` is four times the same. @param {string} text */
export function spelled(text) {
  return text.split(" ").flatMap((word) => {
    const [target, times] = word.split("*");
    return Array(Number(times ?? 1)).fill(target);
  });
}

/** How many neighbours of the picked order are neighbours in the action. @param {string[]} targets @param {string[]} picks */
function kept(targets, picks) {
  return picks.filter((pick, i) => i > 0 && targets.indexOf(pick) === targets.indexOf(picks[i - 1]) + 1).length;
}

/** How many pairs stand the other way round. @param {string[]} targets @param {string[]} picks */
function turned(targets, picks) {
  const order = picks.map((pick) => targets.indexOf(pick));
  return order.reduce((sum, at, i) => sum + order.slice(i + 1).filter((later) => later < at).length, 0);
}

export class Composer {
  /**
   * @param {Choice[]} choices
   * @param {Map<string, string>} needs targets that only go with another
   * @param {Map<string, string>} vain targets that by themselves are refused, and why
   */
  constructor(choices, needs = new Map(), vain = new Map()) {
    this.choices = choices;
    this.needs = needs;
    this.vain = vain;
    /** @type {string[]} */
    this.picks = [];
    this.turn = 0;
    /** Whether the only action left is meant without picking the rest of it. */
    this.eager = true;
    /** How it stood before each change. @type {Stand[]} */
    this.past = [];
  }

  /** Changes something, so that it can be undone as one step. @param {(composer: Composer) => void} change */
  step(change) {
    const before = { picks: this.picks, turn: this.turn, eager: this.eager };
    const past = this.past;
    change(this);
    const same = before.turn === this.turn && before.picks.join() === this.picks.join();
    if (!same && this.past === past) this.past = [...past, before];
  }

  /** Goes on from where another one stood, with the same way back. @param {Composer} other */
  resume({ picks, turn, eager, past }) {
    Object.assign(this, { picks, turn, eager, past });
  }

  /** The actions that contain these targets, the likeliest order first. @param {string[]} picks */
  candidates(picks) {
    const found = this.choices.filter((choice) => holds(choice.targets, picks));
    return found
      .map((choice) => ({ choice, kept: kept(choice.targets, picks), turned: turned(choice.targets, picks) }))
      .sort((a, b) => b.kept - a.kept || a.turned - b.turned)
      .map(({ choice }) => choice);
  }

  /** @returns {Standing} */
  standing() {
    const candidates = this.candidates(this.picks);
    const empty = this.picks.length === 0;
    const exact = candidates.filter((choice) => choice.targets.length === this.picks.length);
    const eager = this.eager && !empty && !this.whyNot() && candidates.length === 1;
    const alternatives = exact.length > 0 ? exact : eager ? candidates : [];
    const choice = empty || alternatives.length === 0 ? null : alternatives[this.turn % alternatives.length];
    const order = (choice ?? candidates[0])?.targets ?? [];
    const chosen = choice ? choice.targets : [...this.picks].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const missing = candidates.map((candidate) => candidate.targets.length - this.picks.length);
    return { chosen, choice, alternatives, left: choice ? 0 : Math.min(...missing) };
  }

  /** Why nothing comes of what is picked, as it stands: no other action is meant by it. */
  whyNot() {
    return this.picks.length === 1 ? this.vain.get(this.picks[0]) : undefined;
  }

  /** Whether picking the target leads to some action. @param {string} target */
  can(target) {
    const need = this.needs.get(target);
    if (need && !this.standing().chosen.some((chosen) => fits(need, chosen))) return false;
    return this.choices.some((choice) => choice.targets.includes(target));
  }

  /** Whether one more of the target can be added to what is chosen. @param {string} target */
  canAdd(target) {
    return this.candidates([...this.picks, target]).length > 0 && this.standing().choice === null;
  }

  /** One more of a target. @param {string} target */
  add(target) {
    this.turn = 0;
    this.eager = true;
    if (this.canAdd(target)) this.picks = [...this.picks, target];
  }

  /** One less of a target, whether it was picked or followed from the picks. @param {string} target */
  less(target) {
    const chosen = [...this.standing().chosen];
    this.turn = 0;
    this.eager = false;
    const all = chosen.length > this.picks.length ? chosen : [...this.picks];
    const at = all.lastIndexOf(target);
    if (at >= 0) all.splice(at, 1);
    this.picks = all;
  }

  /** Picks all targets of an action. @param {Choice} choice */
  take(choice) {
    this.turn = 0;
    this.picks = [...choice.targets];
  }

  /** Picks a target, gives it back, or swaps another for it. @param {string} target */
  pick(target) {
    this.turn = 0;
    this.eager = true;
    const more = [...this.picks, target];
    if (this.candidates(more).length > 0) {
      this.picks = more;
    } else if (this.picks.includes(target)) {
      this.drop(target);
    } else if (!this.standing().chosen.includes(target)) {
      this.swap(target);
    }
  }

  /** @param {string} target */
  drop(target) {
    this.picks = this.picks.filter((pick) => pick !== target && !this.goesWith(pick, target));
  }

  /** Whether a pick makes sense only with another target. @param {string} pick @param {string} target */
  goesWith(pick, target) {
    const need = this.needs.get(pick);
    return need !== undefined && fits(need, target);
  }

  /** In place of the last pick that stands in the way, or of all of them. @param {string} target */
  swap(target) {
    for (let i = this.picks.length - 1; i >= 0; i--) {
      const gone = this.picks[i];
      const others = this.picks.filter((pick, at) => at !== i && !this.goesWith(pick, gone));
      if (this.candidates([...others, target]).length > 0) {
        this.picks = [...others, target];
        return;
      }
    }
    this.picks = [target];
  }

  /** As it stood before the last change; what was not picked here goes pick by pick. */
  undo() {
    const before = this.past.at(-1) ?? { picks: this.picks.slice(0, -1), turn: 0, eager: true };
    Object.assign(this, before, { past: this.past.slice(0, -1) });
  }

  reset() {
    this.turn = 0;
    this.picks = [];
    this.past = [];
  }

  /** Picks all targets of an action, in its own order. @param {string} action */
  choose(action) {
    const wanted = this.choices.find((choice) => choice.action === action);
    if (!wanted) return;
    this.turn = 0;
    this.picks = [...wanted.targets];
    this.turn = Math.max(0, this.standing().alternatives.indexOf(wanted));
  }

  /** The same targets in another order. */
  reorder() {
    this.turn += 1;
  }
}
