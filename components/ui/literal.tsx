/** A telephone number, email address or company number: never translated, and left to right in every script. */
export function Literal({ children }: { children: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
