"""Evening market on deep navy, the left third calm and dark: on the right a big megaphone, blocks rising step by step
under a marigold arrow, a lit fruit stall and a small crowd of people."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#5C7ABF', '#22396F', 0.45)
stage('#173269', y=12, r=6, w=60)
slab((3.9, 0.6, 0), 11.6, 6.4, 0.16, 1.8, mat('#22458B', 0.7), bevel=0.06)
slab((3.9, 0.6, 0.13), 11.2, 5.8, 0.06, 1.6, mat('#2C549F', 0.75), bevel=0.02)
z = 0.19
# steps and arrow
hs = (0.7, 1.25, 1.85, 2.55, 3.3)
X0 = 1.5
for i, h in enumerate(hs):
    box(
        (X0 + i * 1.05, 2.2, z + h / 2),
        (1.0, 1.1, h),
        mat(['#CFDBF7', 'lav', '#7FA0E2', 'violet', 'terra'][i], 0.5),
        bevel=0.08,
    )
g = Grp((0, 2.55, 0))
arrow(
    [
        (X0 + 1.0, z + 1.55),
        (X0 + 1.4, z + 1.9),
        (X0 + 1.75, z + 2.12),
        (X0 + 2.7, z + 3.15),
        (X0 + 3.45, z + 3.55),
        (X0 + 4.35, z + 4.35),
    ],
    0.34,
    mat('marigold', 0.4, emit=0.12),
    0.34,
    2.6,
    g=Grp((0, 3.25, 0)),
)
for x, zz in ((X0 + 1.2, 1.6), (X0 + 2.75, 2.9)):
    cyl((x, 3.25, z + zz / 2), 0.07, zz, mat('brand', 0.5))
# megaphone
G = Grp((0.95, 0.65, z + 1.95), 0.28, 0.98, (0, 0.2))
megaphone(G)
S = Grp((1.28, 0.76, z))
lathe(
    [(0.02, 0), (0.6, 0), (0.62, 0.05), (0.48, 0.12), (0.12, 0.2), (0.09, 1.05), (0.02, 1.05)],
    mat('ivory', 0.45),
    g=S,
)
ball((0, 0, 1.06), 0.15, mat('ivory', 0.45), g=S)
# stall
T = Grp((7.95, 1.4, z), -0.14)
for sx in (-1.4, 1.4):
    for sy, hh in ((-0.6, 3.15), (0.68, 3.6)):
        cyl((sx, sy, hh / 2), 0.06, hh, mat('wood', 0.7), g=T)
awning(-1.7, 1.7, 0.75, 3.75, 1.6, 0.55, 8, g=T)
box((0, -0.1, 0.5), (2.9, 1.0, 1.0), mat('#2F9A85', 0.7), g=T, bevel=0.05)
slab((0, -0.1, 1.0), 3.1, 1.15, 0.08, 0.1, mat('#E3B176', 0.5), g=T, bevel=0.03)
r = random.Random(3)
for i in range(4):
    lathe(
        [(0.02, 0), (0.26, 0), (0.32, 0.16), (0.29, 0.16), (0.02, 0.06)],
        mat('wood', 0.7),
        c=(-1.12 + i * 0.75, -0.2, 1.08),
        g=T,
    )
    for k in range(11):
        a = r.uniform(0, 6.28)
        q = 0.2 * math.sqrt(r.random())
        ball(
            (-1.12 + i * 0.75 + q * math.cos(a), -0.2 + q * math.sin(a), 1.22 + 0.1 * (1 - q / 0.2)),
            0.085,
            mat(['terra', 'marigold', 'leaf2', 'saffron'][i], 0.5),
            g=T,
        )
area((7.95, 0.9, 2.95 + z), (7.95, 0.9, 0), 0.8, 70, '#FFD08A')
folk('gopal', 8.48, 2.3, -0.3, z, 1.36, pose='explain', smile=1, gaze=(8.3, -0.3, 2.6))
# crowd, the back row on a step
slab((6.05, -0.15, z), 5.6, 1.0, 0.32, 0.2, mat('#3A63B4', 0.7), bevel=0.05)
look = (X0 + 4.2, 2.8, 4.0)
for n, x, y, rt, kw in (
    ('arjun', 3.95, -0.15, 0.35, dict(pose='fold', gaze=(5.5, 2.5, 3.6))),
    ('kabir', 4.1, -1.8, 0.3, dict(pose='explain', smile=2, gaze=(5.4, -2, 2.6))),
    ('meera', 5.42, -0.2, -0.35, dict(pose='namaste', gaze=(4.3, -1, 1.9))),
    ('ravi', 6.7, -0.2, 0.4, dict(pose='explain', gaze=(8.0, -0.6, 1.9))),
    ('sana', 8.32, -0.3, -0.4, dict(tablet='ivory', smile=1)),
    ('jas', 1.75, -1.0, 0.5, dict(pose='stand', lh=(0.34, -0.28, 0.95), lgrip='point', gaze=(5.2, 2.5, 4.2))),
    ('tara', 5.35, -1.95, 0.15, dict(pose='book', tablet='marigold')),
    ('manoj', 6.55, -2.0, -0.2, dict(pose='explain', smile=2)),
    ('lata', 2.75, -1.95, -0.2, dict(pose='explain', gaze=(2.4, -1.4, 1.9))),
):
    folk(n, x, y, rt, z + (0.32 if y > -0.5 else 0), 1.36, **kw)

area((-2.5, -8, 9), (4.8, 0.5, 1.2), 3.5, 2300, '#FFDDB0', 110)
area((13, -6, 5), (4.8, 0.5, 1.2), 4, 560, '#86A8FF')
area((8, 8, 8), (4.4, 1, 2), 3, 1300, '#FFC07A')
camera((0.9, -19.2, 3.9), (1.9, 0.5, 2.28), lens=40, fstop=3, focus=(4, -0.6, 1.8))
shoot(A, 'marketing-banner', 2400, 1000, ev=-0.2)
