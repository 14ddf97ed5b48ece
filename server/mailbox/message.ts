/** What a visitor sent, exactly as it was received; a field that was not sent is empty. */
export interface Message {
  fullname: string;
  email: string;
  phone: string;
  message: string;
}

export const MESSAGE_FIELDS = ['fullname', 'email', 'phone', 'message'] as const satisfies (keyof Message)[];

/** Takes the message out of the fields of the form. */
export function messageOf(fields: ReadonlyMap<string, string>): Message {
  const [fullname = '', email = '', phone = '', message = ''] = MESSAGE_FIELDS.map((name) => fields.get(name));
  return { fullname, email, phone, message };
}
