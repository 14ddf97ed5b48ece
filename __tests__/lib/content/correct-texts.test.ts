/** @jest-environment node */
/** Correct texts that look a little like mistakes: the check must accept each, and show it letter for letter. */
import { copyWithShipping, SHIPPING, SHIPPING_FILE } from './content-copy';

const copy = copyWithShipping();

// cspell:disable
/** One text in each line. */
const TEXTS = `
A plan – and a list – for each berth
A plan—and a list—for each berth
From Patna – via Danapur – to Bhagalpur
Open 9–18, Monday–Friday
The years 2021–2026 in figures
Temperatures of –5 to 40 °C
–5 °C at night, 20 °C at noon
A half-day, a two-hour talk, a one-page note
Patna - Bhagalpur by train
Software -- built with you
Well-known, up-to-date, day-to-day work
Not a plan - a list
The list, plan and map — all in one place
We build, train and plan —
a price of ₹ 5,000–10,000
A hyphen-, dash- and comma-separated list
Rated 5* by those who asked
Four stars **** out of five are enough? No: ask us
Fields with * must be filled in
2 * 3 = 6 and 3 * 4 = 12
A 5* hotel and a 3* hotel
*Prices without tax
Prices from ₹ 500* (*without tax)
C* and A* are ways to search
An asterisk * marks what is new
8 × 10 prints, 3 copies
1 plan, 2 lists, 3 maps
10+ developers in two offices
5 steps to a plan that works
24/7 is not what we promise
3.5 million rows in 2 seconds
1.5 hours of training each week
2021 was the year we began
100 % of the source code is yours
7 out of 10 clerks prefer paper
The 1st, 2nd and 3rd floor
Version 2.0 of the roster
In version 3. it was gone again
No. 5, Mill Lane
At the age of 12. Then school began
A 24" screen on the counter
Two 24" screens and one 27" screen
5'10" tall at the door
The set {1, 2, 3} has three members
JSON puts objects into { and }
An empty pair of braces: {}
Braces { like these } stay
A pair {1} of braces
Write {} for nothing
Sets {a, b} and {c, d} are disjoint
In CSS, p { margin: 0 } removes it
Arrays [1, 2] and [3]
[sic] stands where a mistake is quoted
See note [1] below
The years [2021] and (2022)
(A note in brackets)
Note (1) is the first of the page
“A plan”, she said, “for each berth”
He called it “the list”
She said “no”. We listened
‘Single’ and “double” quotation marks
The "best" list is a short one
"A plan" is what they asked for
"One", "two" and "three"
The clerk’s list and the clerks’ lists
It's the clerk's list
'Tis the season of audits
The '90s are over
Rock 'n' roll at the office party
The teachers' room has one computer
«CAFÉ» à la São João, Île, Âge
„Ein Plan“ – auf Deutsch
Don’t, won’t, can’t, and o’clock
हमारी सेवाएँ पटना और भागलपुर में
हार्ड\u200cवेयर और सॉफ़्टवेयर
क\u094d\u200dष और ज\u094d\u200dञ
एक योजना – हर घाट के लिए
“नमस्ते”, उसने कहा
पटना, बिहार ८००००१
१. पहला नहीं, बस एक वर्ष
Notices in हिन्दी and English
The word नमस्ते means a greeting
সফটওয়্যার বাংলায়
தமிழ் மொழியில் மென்பொருள்
اردو میں بھی
Наш список для порта
Ένας κατάλογος για το λιμάνι
港口的软件
Resistors of 5 kΩ and 10 µF
The angle α and the sum Σ
The size in µm and Å
π is about 3.14
café, naïve, façade, résumé
Łódź, Škoda, Ñandú, Ærø
The team 👩‍💻 at work
Tea ☕ at four
A heart ♥ and a star ★
Done ✓ and dusted
✓ Source code in your name
→ is an arrow
Patna → Bhagalpur in three hours
A ↔ B, both ways
R&D in Patna
AT&T, M&S and Q&A
Salt & pepper, lists & plans
Tom & Jerry; cat & mouse
Copy&paste is no interface
Profit & loss at a glance
x < y and y > z
a < b and b > a
Less than < 5 minutes
More than > 5 minutes
5 > 3 and 3 < 5
I <3 lists
The C# and F# languages
#1 in nothing, and proud of it
We are no. #1 of the list
Issue #12 was closed
C++ and C# programs
A path such as /srv/lists
A path such as C:\\lists on the office computer
snake_case and camelCase in Python
The field first_name stays
A file list_of_ports.csv
user_name and pass_word
50/50 chances
and/or, he/she, his/her
Nestif | IT consulting
Berths | Gates | Lists in one place
A|B test on one page
Mail office@nestif-patna.com
Write to lists@ports.co.in, please
Our page https://www.ports.co.in/lists
See www.ports.co.in for more
See https://en.wikipedia.org/wiki/Ganges_(river)
Ask at ports.co.in (they know)
Enter an address such as name@example.com
Follow @NestifTech on Twitter
@home is no address
@ the office by nine
Danapur, Patna 801503
Flat 2, Ganga House, Mill Lane 7
Near P&M Mall, Patna 800013
c/o Post Office, Adampur
GST no. 10AAAAA0000A1Z5
Call +91 612 222 3333
+91 98765 43210 by day
50% off? Never
% of visits by hour
100 %, no more
~20 people at the port
About ~20 people
= is the sign of equality
1 + 1 = 2
E = mc²
x² + y² = z²
H₂O and CO₂
20 °C ± 2 °C
½ day, ¼ year
3′ 20″ on foot
§ 5 of the act
© 2021 Nestif
Nestif™ and Nestif®
¿Qué? ¡Sí!
What? Why? How?
Really?! Yes
Wait … and see
And so on ...
Yes
No
On
Off
True story of a port
None of the above
null is a value
Null hypothesis testing
2024-01-01 was a Monday
12:30 is lunch time
12:30–13:15 is lunch time
Ratio 4:3 or 16:9
The ratio is 1:2
Note: a plan is no list
First: the berths. Second: the gates
Question: who lies where?
One thing: lists
A text: with a colon
- 5 degrees at night
-5 degrees at night
!Important: read on
! is a sign
? is another
| is a line
> 50 % of all berths
: is a colon
, is a comma
; is a semicolon
TODOS is Spanish for all
Todo lists are plans
A to-do list for each berth
Exxon and Maxxx are names
Partner ports on the Ganga
One partner, two ports
A client one can trust
Test the list first
A sample text from the archive
Names and titles go in order
foo fighters at the office party
I. e. all of it
A. Kumar and B. Singh
e.g. a list
i.e. a plan
etc. etc.
St. Xavier’s, Dr. Rao, Mr. Roy
The o in Bhojpuri
Oslo, Ohio, Oxford
a list, b list, c list
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
    const { content, issues } = copy.load();
    const [shown] = content?.collections.industries.shipping?.sections[0]?.points ?? [];
    return shown === written ? [] : [`${text}: ${issues[0]?.problem ?? shown}`];
  });
  expect(TEXTS.length).toBeGreaterThanOrEqual(200);
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
