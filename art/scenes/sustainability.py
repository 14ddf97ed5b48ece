"""A green valley in clear morning light: rows of solar panels, a river with a footbridge, trees, a wind turbine and a
small server house with a planted roof; a farmer and an engineer meet on the path."""

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
ball((9.5, 58, 15.5), 2.6, mat('#FFE7A8', 0.9, emit=1.8), scale=(1, 0.05, 1))
# river
ribbon(
    [
        (11, 22, 0.02),
        (4.5, 13.5, 0.02),
        (2.2, 8.6, 0.02),
        (2.6, 4.2, 0.02),
        (1.2, 0.6, 0.02),
        (1.6, -3.4, 0.02),
        (0.5, -8, 0.02),
    ],
    1.35,
    mat('#F2E2B8', 0.9),
    th=0.03,
    n=14,
)
ribbon(
    [
        (11, 22, 0.05),
        (4.5, 13.5, 0.05),
        (2.2, 8.6, 0.05),
        (2.6, 4.2, 0.05),
        (1.2, 0.6, 0.05),
        (1.6, -3.4, 0.05),
        (0.5, -8, 0.05),
    ],
    1.12,
    mat('#4F8FE0', 0.12, coat=0.7),
    th=0.03,
    n=14,
)
# bridge
B = Grp((1.5, -0.6, 0), 0.12)
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
    for i in range(3):
        g = Grp((-5.65 + i * 1.95 + j * 0.35, 1.1 + j * 1.75, 0), 0.12)
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
H = Grp((4.85, 2.6, 0), -0.2)
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
T = Grp((-0.9, 12, 0), 0.25, 0.86)
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
    (
        (-6.9, 8.8, 1.3),
        (-4.6, 8.6, 1.2),
        (8.6, 5.2, 1.6),
        (7.6, 8.4, 1.3),
        (3.9, 9.6, 1.2),
        (6.9, 3.2, 1.25),
        (-7.4, 3.6, 0.01),
        (10.6, 9, 1.4),
    )
):
    roundtree(x, y, s, seed=i)
palm(7.6, 5.4, 1.5)
rr = random.Random(6)
for i in range(40):
    x, y = rr.uniform(-7, 7.5), rr.uniform(-3.6, -0.6)
    if not -0.6 < x < 3.3:
        ball(
            (x, y, 0.05),
            rr.uniform(0.05, 0.085),
            mat(['marigold', 'ivory', 'terra'][i % 3], 0.7),
            scale=(1, 1, 0.7),
        )
        ball((x + 0.08, y + 0.05, 0.02), 0.09, mat('leaf', 0.8), scale=(1, 1, 0.5))
folk('asha', -1.3, -0.95, -0.35, 0, 1.14, shirt='marigold', tablet='indigo', look=-0.3)
folk(
    'gopal',
    -2.55,
    -1.0,
    0.55,
    0,
    1.14,
    vest=None,
    gamcha='terra',
    pose='explain',
    look=0.2,
)
for i, (x, y, z, s) in enumerate(((-7.6, 30, 6.5, 0.75), (6.6, 30, 6.7, 0.9))):
    cloud((x, y, z), s, mat('#FFFDF8', 0.9, sheen=0.3), seed=i + 2)
sun(1.6)
area((-11, -10, 14), (0, 1, 0), 5, 3200, '#FFE6C0')
area((12, -6, 7), (0, 1, 0), 5, 900, '#C4DAFF')
area((6, 14, 10), (0, 4, 1), 5, 1500, '#FFDDA8')
camera((-0.6, -15.5, 5.2), (0.1, 2.4, 2.5), lens=44, fstop=3.4, focus=(0, 0, 1))
shoot(A, 'sustainability', ev=-0.38)
