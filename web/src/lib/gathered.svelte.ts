// A question for several things: what is chosen so far, until it is confirmed. The server takes one pick after the other.
import type { Decision, Form, OptionView } from './protocol';

/** What was chosen, and the thing on the table it was chosen on; none: a button in the bar. */
interface Held {
  option: OptionView;
  on: object | null;
}

/** Confirmed picks that are still to be sent, the card that asked, and whether fewer were chosen than could have been. */
interface Course {
  forms: Form[];
  cause: string | undefined;
  /** Buttons of the bar may stand for several equals: while one of those is still offered, nobody is done. */
  listed: Form[];
  fewer: boolean;
}

const isDone = (option: OptionView) => option.form.do === 'done';
const place = (form: Form) => (typeof form.at === 'number' ? form.at : 0);

/** After a pick the same thing may be told with fewer words, because its equals are gone. */
function same(options: OptionView[], form: Form): OptionView | undefined {
  const exact = options.find((option) => JSON.stringify(option.form) === JSON.stringify(form));
  const alike = options.filter((option) => option.form.do === form.do && option.form.card === form.card);
  return exact ?? (alike.length === 1 ? alike[0] : undefined);
}

export class Gathered {
  held = $state.raw<Held[]>([]);
  #course: Course | null = null;

  /** Where it stands in the order of choosing, from 1: once for each of its equals that are chosen. */
  orders(option: OptionView, on: object | null): number[] {
    return this.held.flatMap((one, i) => ((on ? one.on === on : one.option === option && !one.on) ? [i + 1] : []));
  }

  /** Chooses a thing, or once more one that stands for several equals; then takes it back. No more than `most` are chosen. */
  toggle(option: OptionView, on: object | null, most: number, copies: number) {
    const mine = this.orders(option, on);
    if (mine.length < copies && this.held.length < most) this.held = [...this.held, { option, on }];
    else this.held = this.held.filter((_, i) => !mine.includes(i + 1));
  }

  clear() {
    this.held = [];
  }

  /** Begins to send what was chosen. `fewer`: the question will be asked again, and has to be answered with "done". */
  confirm(cause: string | undefined, fewer: boolean) {
    // Places in a pile are counted from its top: the lowest card first, and the others keep their places.
    const forms = this.held.map((one) => one.option.form).sort((a, b) => place(b) - place(a));
    const listed = this.held.filter((one) => !one.on).map((one) => one.option.form);
    this.#course = { forms, cause, listed, fewer };
    this.held = [];
  }

  /** The next pick of what was confirmed. Where the table went another way, the rest is asked anew. */
  next(decision: Decision | undefined): OptionView | undefined {
    const course = this.#course;
    if (!course) return undefined;
    const options = decision?.cause === course.cause ? (decision?.options ?? []) : [];
    const [form, ...rest] = course.forms;
    const done = course.fewer && !course.listed.some((one) => same(options, one));
    const found = form ? same(options, form) : done ? options.find(isDone) : undefined;
    this.#course = form && found ? { ...course, forms: rest } : null;
    return found;
  }
}
