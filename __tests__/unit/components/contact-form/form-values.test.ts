import { cleanAddress, readFields, restore } from '@/components/contact-form/form-values';

/** The address that is left of what was typed or pasted. */
function clean(typed: string): string {
  document.body.innerHTML = '<form><input name="email"></form>';
  const form = document.querySelector('form')!;
  form.querySelector('input')!.value = typed;
  cleanAddress(form);
  return form.querySelector('input')!.value;
}

test('signs that nobody sees are taken out of an address', () => {
  const joiners = '\u200c\u200d\u2060\ufeff\u034f';
  const directions = '\u200e\u200f\u061c\u202a\u202e\u2066\u2069';
  const others = '\u00ad\u200b\ufffc\ufe0f\u3164\u180e\u0001\u007f';
  for (const sign of joiners + directions + others) {
    const name = `U+${sign.charCodeAt(0).toString(16)}`;
    for (const typed of [`${sign}a@b.in`, `a${sign}@b.in`, `a@b${sign}.in`, `a@b.in${sign}`])
      expect([name, clean(typed)]).toEqual([name, 'a@b.in']);
  }
});

test('what can be seen stays, and so do two addresses', () => {
  for (const typed of ['a b@c.in', 'a@b.in\tc@d.in', 'a@b.in\u2028c@d.in', 'प@b.in', 'a@b\ufffd.in', 'é@b.in'])
    expect(clean(typed)).toBe(typed);
});

test('text that is put back replaces nothing that was typed in the meantime', () => {
  const fields = ['fullname', 'email', 'phone', 'message'].map((name) => `<input name="${name}">`);
  document.body.innerHTML = `<form>${fields.join('')}</form>`;
  const form = document.querySelector('form')!;
  (form.elements.namedItem('fullname') as HTMLInputElement).value = 'Ravi';
  (form.elements.namedItem('message') as HTMLInputElement).value = 'New';
  restore(form, { fullname: 'Asha', email: 'a@b.in', phone: '1', message: 'Old' });
  expect(readFields(form)).toMatchObject({ fullname: 'Ravi', email: 'a@b.in', phone: '1' });
  expect(readFields(form).message).toMatch(/^Old\s*New$/);
});
