/** @jest-environment node */
/** Correct texts that look a little like mistakes: the check must accept each without a word, and show it letter for letter. */
import { copyWithShipping, SHIPPING, SHIPPING_FILE } from './content-copy';

const copy = copyWithShipping();

// cspell:disable
/** One text in each line. */
const TEXTS = `
A plan – and a list – for each berth
A plan—and a list—for each berth
Temperatures of –5 to 40 °C
–5 °C at night, 20 °C at noon
Software -- built with you
Rated 5* by those who asked
Four stars **** out of five are enough? No: ask us
Fields with * must be filled in
2 * 3 = 6 and 3 * 4 = 12
A 5* hotel and a 3* hotel
*Prices without tax
Prices from ₹ 500* (*without tax)
C* and A* are ways to search
An asterisk * marks what is new
A 24" screen on the counter
Two 24" screens and one 27" screen
5'10" tall at the door
An empty pair of braces: {}
A pair {1} of braces
Write {} for nothing
In CSS, p { margin: 0 } removes it
[sic] stands where a mistake is quoted
“A plan”, she said, “for each berth”
The "best" list is a short one
"A plan" is what they asked for
'Tis the season of audits
The teachers' room has one computer
«CAFÉ» à la São João, Île, Âge
हमारी सेवाएँ पटना और भागलपुर में
हार्ड\u200cवेयर और सॉफ़्टवेयर
क\u094d\u200dष और ज\u094d\u200dञ
সফটওয়্যার বাংলায়
தமிழ் மொழியில் மென்பொருள்
اردو میں بھی
Наш список для порта
港口的软件
Resistors of 5 kΩ and 10 µF
café, naïve, façade, résumé
The team 👩‍💻 at work
✓ Source code in your name
→ is an arrow
AT&T, M&S and Q&A
x < y and y > z
Less than < 5 minutes
I <3 lists
The C# and F# languages
#1 in nothing, and proud of it
A path such as C:\\lists on the office computer
The field first_name stays
user_name and pass_word
Berths | Gates | Lists in one place
A|B test on one page
Our page https://www.ports.co.in/lists
See https://en.wikipedia.org/wiki/Ganges_(river)
Enter an address such as name@example.com
@home is no address
@ the office by nine
+91 98765 43210 by day
% of visits by hour
~20 people at the port
= is the sign of equality
And so on ...
Yes
TODOS is Spanish for all
Todo lists are plans
Partner ports on the Ganga
Test the list first
A sample text from the archive
Exxon and Maxxx are names
2024-01-01 was a Monday
The ratio is 1:2
Note: a plan is no list
- 5 degrees at night
-5 degrees at night
!Important: read on
! is a sign
| is a line
> 50 % of all berths
: is a colon
র\u200d্যাম
👩🏽\u200d💻 at her desk
🏳\ufe0f\u200d🌈 in June
`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll(/\\u(....)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))));
// cspell:enable

test(`${TEXTS.length} correct texts are accepted in single quotes, and shown letter for letter`, () => {
  const refused = TEXTS.flatMap((text) => {
    const written = text.length < 5 ? `A plan ${text}` : text;
    copy.write(
      SHIPPING_FILE,
      SHIPPING.replace('A plan for each berth', () => `'${written.replaceAll("'", "''")}'`),
    );
    const { content, issues, warnings } = copy.load();
    const [shown] = content?.collections.industries.shipping?.sections[0]?.points ?? [];
    const [found] = [...issues, ...warnings];
    return shown === written && !found ? [] : [`${text}: ${found?.problem ?? shown}`];
  });
  expect(refused).toEqual([]);
});

test('they are accepted in a long text, at the start of any of its lines but the first', () => {
  const refused = TEXTS.filter((text) => !/^[#-]/.test(text)).flatMap((text) => {
    copy.write(
      SHIPPING_FILE,
      SHIPPING.replace('A plan for each berth', () => `>-\n        A plan of\n        ${text}`),
    );
    const { content, issues } = copy.load();
    const [shown] = content?.collections.industries.shipping?.sections[0]?.points ?? [];
    return shown === `A plan of ${text}` ? [] : [`${text}: ${issues[0]?.problem ?? shown}`];
  });
  expect(refused).toEqual([]);
});
