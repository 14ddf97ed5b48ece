import type { Check } from '../support/checks';
import type { Element } from '../support/element';
import type { Page } from '../support/built-site';

/** What the table of the specification says of the contact form, as it stands before a script runs. */

interface FieldFacts {
  label: string;
  placeholder: string;
  tag: 'input' | 'textarea';
  type?: string;
  rows?: number;
}

const formOf = ({ main }: Page): Element => {
  const forms = main.all('form');
  expect(forms).toHaveLength(1);
  return forms[0]!;
};
const controlsOf = (form: Element) => form.all('input', 'textarea', 'select').filter((each) => each.attr('name'));

/** The form has a field with this name, label and placeholder. */
export const field =
  (name: string, { label, placeholder, tag, type, rows }: FieldFacts): Check =>
  (page) => {
    const form = formOf(page);
    const controls = controlsOf(form).filter((control) => control.attr('name') === name);
    expect(controls).toHaveLength(1);
    const control = controls[0]!;
    expect(control.tag).toBe(tag);
    expect(control.attr('type')).toBe(type);
    expect(control.attr('placeholder')).toBe(placeholder);
    expect(control.attr('rows')).toBe(rows === undefined ? undefined : String(rows));
    const labels = form.all('label').filter((each) => each.attr('for') === control.attr('id'));
    expect(labels.map(({ text }) => text.replace(/ ?\(optional\)$/, ''))).toEqual([label]);
  };

/** Of all fields only these have to be filled in, by no rule but the browser's own. */
export const required =
  (...names: string[]): Check =>
  (page) => {
    const controls = controlsOf(formOf(page));
    expect(controls.filter((each) => each.attr('required') !== undefined).map((each) => each.attr('name'))).toEqual(
      names,
    );
    const rules = ['pattern', 'minlength', 'maxlength', 'min', 'max'];
    expect(controls.flatMap((each) => rules.filter((rule) => each.attr(rule) !== undefined))).toEqual([]);
  };

/** The form has one button that sends it, with this text. */
export const submitButton =
  (text: string): Check =>
  (page) => {
    const buttons = formOf(page)
      .all('button', 'input')
      .filter((each) => each.attr('type') === 'submit');
    expect(buttons.map((each) => each.text)).toEqual([text]);
  };

/** The form stands under this heading, which is also its name. */
export const formHeading =
  (text: string): Check =>
  (page) => {
    const form = formOf(page);
    const heading = page.main.all('h2').find((each) => each.attr('id') === form.attr('aria-labelledby'));
    expect(heading?.text).toBe(text);
  };

/** Without a script the form posts exactly these fields to this path; null stands for what the visitor types or any id. */
export const nativePost =
  (path: string, fields: Record<string, string | null>): Check =>
  (page) => {
    const form = formOf(page);
    expect(form.attr('method')?.toLowerCase()).toBe('post');
    expect(form.attr('enctype')).toBe('multipart/form-data');
    expect(new URL(form.attr('action') ?? '', 'http://localhost').pathname).toBe(path);
    const controls = controlsOf(form);
    expect(controls.map((each) => each.attr('name')).sort()).toEqual(Object.keys(fields).sort());
    for (const [name, value] of Object.entries(fields)) {
      const control = controls.find((each) => each.attr('name') === name);
      if (control?.attr('type') === 'hidden') expect(control.attr('value')).toBeTruthy();
      if (value !== null) expect(control?.attr('value')).toBe(value);
    }
  };

/** Nothing is typed in the form yet. */
export const emptyForm: Check = (page) => {
  const visible = controlsOf(formOf(page)).filter((each) => each.attr('type') !== 'hidden');
  expect(visible.map((each) => (each.attr('value') ?? '') + each.text).join('')).toBe('');
};
