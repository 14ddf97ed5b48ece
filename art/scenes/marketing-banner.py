"""Evening market on deep navy, the left third calm and dark: on the right a big megaphone, a shop sign with a bowl of
fruit, half painted, its painter on a trestle, a lit fruit stall and a small crowd."""

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
# the sign for the stall: a board on posts with a bowl of fruit, half of it still chalk
B = Grp((4.62, 2.75, z), 0.04)
for sx in (-1.8, 0.0, 1.8):
    cyl((sx, 0.16, 2.25), 0.09, 4.5, mat('wood', 0.7), g=B)
panel((0, 0, 3.85), 4.2, 2.35, 0.16, 0.14, mat('wood', 0.6), g=B, bevel=0.05)
panel((0, -0.09, 3.85), 3.9, 2.05, 0.06, 0.08, mat('#F6EBD5', 0.7), g=B, bevel=0.02)
F = B.sub((0.20, -0.13, 3.85))
chalk = mat('#7FA0E2', 0.8)


def fruit(x, zz, r, c):
    """a painted fruit on the board"""
    ball((x, 0, zz), r, mat(c, 0.6), scale=(1, 0.12, 0.94), g=F)
    p = (x + r * 0.32, -0.03, zz + r)
    ball(p, r * 0.42, mat('leaf', 0.6), scale=(1, 0.1, 0.42), rot=(0, -0.5, 0), g=F)


def outline(x, zz, r):
    """the same, drawn and not yet painted"""
    torus((x, 0, zz), r * 0.93, 0.018, chalk, rot=(PI / 2, 0, 0), g=F)


bowl = [(0.95, 0.0), (0.82, -0.26), (0.55, -0.46), (0.30, -0.54)]
bowl = [(-0.95, 0.0)] + bowl + [(-x, zz) for x, zz in bowl[:0:-1]]
up(bowl, 0.06, mat('violet', 0.6), (0.35, 0, -0.16), g=F, bevel=0.02)
up([(-0.42, 0), (0.42, 0), (0.34, -0.13), (-0.34, -0.13)], 0.05, mat('indigo', 0.6), (0.35, 0, -0.70), g=F, bevel=0.02)
for x, zz, rr, c in ((1.02, 0.10, 0.31, 'leaf2'), (0.60, 0.52, 0.31, 'terra'), (0.42, 0.05, 0.36, 'marigold')):
    fruit(x, zz, rr, c)
for x, zz, rr in ((-0.08, 0.50, 0.30), (-0.28, 0.07, 0.30)):
    outline(x, zz, rr)
# the painter's trestle
K = Grp((3.02, 1.9, z))
for sx in (-0.75, 0.75):
    for sy in (-0.42, 0.42):
        tube([(sx * 1.12, sy * 1.15, 0), (sx, sy, 2.10)], 0.05, mat('wood', 0.7), g=K, smooth=False)
    tube([(sx * 1.05, -0.45, 1.1), (sx * 1.05, 0.45, 1.1)], 0.035, mat('wood', 0.7), g=K, smooth=False)
for k in (-1, 0, 1):
    box((0, k * 0.31, 2.14), (1.95, 0.29, 0.08), mat('#D9A066', 0.8), g=K, bevel=0.015)
PZ = z + 2.18
TIP = F.pt(-0.40, -0.05, 0.20)
HAND = TIP + Vector((-0.30, -0.20, 0.06))
half = [(0.27 * math.cos(t), 0.27 * math.sin(t)) for t in [PI * (k / 16 - 0.62) for k in range(17)]]
up(half, 0.05, mat('marigold', 0.6), (-0.28, 0, 0.07), g=F, bevel=0.01)
folk(
    'asha',
    3.12,
    1.96,
    0.75,
    PZ,
    1.36,
    shirt='terra',
    drape='ivory',
    pants='brand',
    lh=HAND,
    lgrip='hold',
    lpalm=(0, -0.4, -1),
    ldir=(1, 0.5, 0),
    rh=(-0.2, -0.28, 0.2),
    rgrip='hold',
    smile=2,
    gaze=(4.2, -5, 2.4),
)
tube([HAND + (HAND - TIP) * 0.5, HAND, TIP.lerp(HAND, 0.3)], 0.022, mat('wood', 0.6), smooth=False)
tube([TIP.lerp(HAND, 0.32), TIP], 0.035, mat('marigold', 0.6), radii=[1, 0.5], smooth=False)
for x, y, c in ((0.72, -0.2, 'marigold'), (0.55, 0.16, 'violet')):
    tin = [(0.02, 0), (0.12, 0), (0.13, 0.2), (0.11, 0.2), (0.02, 0.17)]
    lathe(tin, mat('steel', 0.4, metal=0.3), c=(x, y, 2.18), g=K, n=32)
    cyl((x, y, 2.365), 0.105, 0.02, mat(c, 0.5), g=K, bevel=0.005)
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
# paper flags from the sign to a pole behind the stall
cyl((1.5, 0.95, 2.28), 0.05, 4.56, mat('wood', 0.7), g=T)
a, b = B.pt(2.1, -0.1, 4.98), T.pt(1.5, 0.95, 4.5)
cord = [a.lerp(b, i / 12) - Vector((0, 0, 0.42 * math.sin(PI * i / 12))) for i in range(13)]
tube(cord, 0.014, 'ivory')
for i in range(1, 12):
    m = mat(('terra', 'ivory', 'violet', 'leaf2')[i % 4], 0.7)
    up([(-0.15, 0), (0.15, 0), (0, -0.34)], 0.02, m, cord[i], bevel=0.004)
# crowd, the back row on a step
slab((6.05, -0.15, z), 5.6, 1.0, 0.32, 0.2, mat('#3A63B4', 0.7), bevel=0.05)
look = (4.6, 2.6, 4.0)
for n, x, y, rt, kw in (
    ('arjun', 3.95, -0.15, 0.35, dict(pose='fold', gaze=look)),
    ('kabir', 4.1, -1.8, 0.3, dict(pose='explain', smile=2, gaze=(5.4, -2, 2.6))),
    ('meera', 5.42, -0.2, -0.35, dict(pose='namaste', gaze=(4.3, -1, 1.9))),
    ('ravi', 6.7, -0.2, 0.4, dict(pose='explain', gaze=(8.0, -0.6, 1.9))),
    ('sana', 8.32, -0.3, -0.4, dict(tablet='ivory', smile=1)),
    ('jas', 1.75, -1.0, 0.5, dict(pose='stand', lh=(0.34, -0.28, 0.95), lgrip='point', gaze=look)),
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
