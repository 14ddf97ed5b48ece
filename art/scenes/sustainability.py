"""A farmer and an engineer talk large in the foreground beside rows of solar panels that run back to the right; behind
them a wind turbine, a river with a footbridge and a small server house with a planted roof in a green valley."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#CFE2FA', '#FFF3DC', 0.6)
sky([(0, '#FFF4DC'), (0.55, '#F4F3EA'), (0.72, '#CFE3F8'), (1, '#8DBBEF')], s=1.05)
ground('#8FCB9C')
for x, y, r, h, c in (
    (-18, 34, 14, 3.6, '#7FC3A0'),
    (6, 40, 17, 3.0, '#94CFB0'),
    (25, 34, 13, 4.0, '#74BB98'),
    (-4, 22, 9, 1.7, '#86C8A0'),
    (13, 19, 8, 1.9, '#80C59E'),
):
    hill(x, y, r, h, c, -0.3)
ball((17, 58, 10.4), 2.2, mat('#FFE7A8', 0.9, emit=1.8), scale=(1, 0.05, 1))
# river
RIVER = [(7, 30), (3.0, 17), (4.6, 10.5), (3.1, 6.2), (4.0, 2.6), (3.5, -0.6), (4.3, -4), (4.0, -7)]
ribbon([(x, y, 0.02) for x, y in RIVER], 1.12, mat('#F2E2B8', 0.9), th=0.03, n=14)
ribbon([(x, y, 0.05) for x, y in RIVER], 0.92, mat('#4F8FE0', 0.3, coat=0.15), th=0.03, n=14)
# bridge
B = Grp((3.6, 4.3, -0.1), 0.30, 0.95)
for i in range(15):
    t = i / 14 - 0.5
    box(
        (t * 3.6, 0, 0.16 + 0.34 * (1 - 4 * t * t)),
        (0.23, 1.0, 0.07),
        mat('wood', 0.8),
        rot=(0, 0.75 * t, 0),
        g=B,
    )
for y in (-0.5, 0.5):
    tube(
        [(k / 10 * 3.6, y, 0.62 + 0.36 * (1 - 4 * (k / 10) ** 2)) for k in range(-5, 6)],
        0.04,
        mat('marigold', 0.5),
        g=B,
    )
    for k in (-5, -3, -1, 1, 3, 5):
        tube(
            [
                (k * 0.34, y, 0.12 + 0.34 * (1 - 4 * (k * 0.34 / 3.6) ** 2)),
                (k * 0.34, y, 0.62 + 0.36 * (1 - 4 * (k * 0.34 / 3.6) ** 2)),
            ],
            0.035,
            mat('marigold', 0.5),
            g=B,
            smooth=False,
        )
# solar rows
for j in range(3):
    for i in range(3 if j else 2):
        a = 0.62
        u, v = 1.98 * i + 0.45 * j, 2.1 * j
        g = Grp((-2.42 + u * math.cos(a) - v * math.sin(a), -0.17 + u * math.sin(a) + v * math.cos(a), 0), a, 1.08)
        for sx in (-0.6, 0.6):
            tube([(sx, 0.28, 0), (sx, 0.28, 0.98)], 0.045, mat('steel', 0.5), g=g, smooth=False)
            tube([(sx, -0.42, 0), (sx, -0.42, 0.52)], 0.045, mat('steel', 0.5), g=g, smooth=False)
        p = g.sub((0, -0.06, 0.78), 0, 1, (0.62, 0))
        box((0, 0, 0), (1.8, 1.16, 0.07), mat('#EDF1FA', 0.4), g=p, bevel=0.02)
        box((0, 0, 0.035), (1.7, 1.06, 0.03), mat('#1B3A78', 0.18, coat=0.7), g=p, bevel=0.01)
        for k in range(1, 5):
            box((-0.85 + k * 0.34, 0, 0.054), (0.018, 1.06, 0.006), 'lav', g=p, bevel=0)
        for k in range(1, 3):
            box((0, -0.53 + k * 0.353, 0.054), (1.7, 0.018, 0.006), 'lav', g=p, bevel=0)
# server house with a planted roof
H = Grp((7.0, 10.4, 0), -0.4, 0.86)
slab((0, 0, 0), 3.7, 2.7, 0.16, 0.25, mat('sand', 0.8), g=H)
box((0, 0, 1.12), (3.1, 2.1, 1.95), mat('#FFF4E0', 0.75), g=H, bevel=0.07)
slab((0, 0, 2.08), 3.5, 2.5, 0.2, 0.3, mat('indigo', 0.6), g=H, bevel=0.06)
slab((0, 0, 2.24), 3.2, 2.2, 0.16, 0.3, mat('leaf2', 0.9), g=H, bevel=0.07)
rr = random.Random(1)
for i in range(22):
    ball(
        (rr.uniform(-1.4, 1.4), rr.uniform(-0.9, 0.9), 2.42),
        rr.uniform(0.09, 0.17),
        mat('leaf' if i % 3 else 'leaf2', 0.8),
        g=H,
    )
panel((-0.75, -1.03, 1.08), 1.25, 1.5, 0.06, 0.08, mat('#17294B', 0.5), g=H)
for j in range(4):
    panel(
        (-0.75, -1.08, 0.58 + j * 0.33),
        1.08,
        0.26,
        0.06,
        0.05,
        mat('#406DC5' if j % 2 else '#3C63AC', 0.45),
        g=H,
    )
    for k in range(3):
        ball(
            (-1.15 + k * 0.12, -1.125, 0.58 + j * 0.33),
            0.03,
            mat('marigold' if (j + k) % 3 else '#7CFFB0', 0.4, emit=3),
            g=H,
        )
panel((0.72, -1.03, 0.92), 0.62, 1.3, 0.06, 0.05, 'terra', g=H)
ball((0.92, -1.08, 0.9), 0.04, 'marigold', g=H)
box((0.72, -1.3, 0.12), (0.8, 0.4, 0.1), mat('sand', 0.8), g=H)
# turbine
T = Grp((-0.9, 12, 0), 0.3, 0.76)
lathe([(0.02, 0), (0.2, 0), (0.09, 5.6), (0.02, 5.62)], mat('white', 0.5), g=T)
ball((0, -0.1, 5.65), 0.24, mat('white', 0.4), scale=(1, 1.8, 1), g=T)
for k in range(3):
    a = 0.18 + k * 2 * PI / 3
    d = (math.cos(a), math.sin(a))
    tube(
        [
            (0.1 * d[0], -0.5, 5.65 + 0.1 * d[1]),
            (0.9 * d[0], -0.52, 5.65 + 0.9 * d[1]),
            (2.15 * d[0], -0.5, 5.65 + 2.15 * d[1]),
        ],
        0.13,
        mat('white', 0.4),
        g=T,
        radii=[0.8, 1, 0.25],
    )
ball((0, -0.52, 5.65), 0.16, mat('marigold', 0.4), g=T)
for i, (x, y, s) in enumerate(
    ((-8.4, 12.5, 1.7), (-5.2, 13.5, 1.3), (9.4, 12.5, 1.8), (9.2, 16, 1.6), (11.5, 15, 1.5))
):
    roundtree(x, y, s, seed=i)
palm(10.0, 13.2, 1.7)
rr = random.Random(6)
for i in range(60):
    x, y = rr.uniform(-3.6, 2.25), rr.uniform(-0.55, 2.6)
    if (abs(x - 1.05) < 1.1 and y < 0.1) or y > -0.9 + 0.7 * (x + 2.4) or (x < -0.3 and y > -0.75 + 0.7 * (x + 2.4)):
        continue
    ball((x + 0.05, y + 0.04, 0.01), 0.075, mat('leaf', 0.8), scale=(1, 1, 0.5))
    ball((x, y, 0.05), rr.uniform(0.05, 0.07), mat(['marigold', 'ivory', 'terra'][i % 3], 0.7), scale=(1, 1, 0.7))
folk('asha', 1.72, -0.3, -0.5, 0, 1.27, shirt='marigold', tablet='indigo', gaze=(0.45, -0.7, 2.2))
folk('gopal', 0.42, -0.35, 0.42, 0, 1.27, vest=None, gamcha='terra', pose='explain', gaze=(1.7, -1.3, 2.2))
for i, (x, y, z, s) in enumerate(((-9.5, 30, 6.9, 0.95), (4.6, 30, 7.2, 0.9))):
    cloud((x, y, z), s, mat('#FFFDF8', 0.9, sheen=0.3), seed=i + 2)
sun(1.6)
area((-11, -10, 14), (0, 1, 0), 5, 3200, '#FFE6C0')
area((12, -6, 7), (0, 1, 0), 5, 900, '#C4DAFF')
area((6, 14, 10), (0, 4, 1), 5, 1500, '#FFDDA8')
camera((-0.2, -7.5, 2.6), (-0.2, 2.5, 1.55), lens=36, fstop=3.4, focus=(0.8, -0.3, 1.5))
shoot(A, 'sustainability', ev=-0.38)
