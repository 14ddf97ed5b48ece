"""A school courtyard in the morning, from near by and from one side: a teacher in a sari points at a board and talks to
three learners at a long desk with a tablet, a laptop and books; behind them the school with its arched verandah, its
clock gable, a tree and palms."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#CFE0FB', '#FFF0DA', 0.55)
sky([(0, '#FFF3DC'), (0.5, '#E9F0FB'), (0.75, '#C3D8F8'), (1, '#93B9F0')], s=1.05)
ground('#EFD9B4')
slab((0.3, 0.9, 0), 8.6, 4.4, 0.04, 1.8, mat('#E4C795', 0.9), bevel=0.015, rot=(0, 0, -0.25))
for x, r, h, c in ((-14, 12, 3.2, '#9CCFB0'), (9, 15, 2.9, '#8CC4A6'), (26, 12, 3.6, '#A5D4B8')):
    hill(x, 34, r, h, c)
# school
S = Grp((2.7, 8.2, 0), -0.62, 0.84)
slab((0, 0.3, 0), 11.4, 4.2, 0.22, 0.2, mat('sand', 0.85), g=S, bevel=0.04)
box((0, 0.9, 1.42), (10.4, 2.2, 2.44), mat('#FFF1D6', 0.8), g=S, bevel=0.04)
for i in range(6):
    x = -4.33 + i * 1.733
    w, h, n = 1.733, 2.3, 14
    o = [(-w / 2, 0), (-w / 2, h)] + [(w / 2, h), (w / 2, 0)]
    a = [(0.60 * math.cos(PI - PI * k / n), 1.2 + 0.60 * math.sin(PI - PI * k / n)) for k in range(n + 1)]
    up(
        [(-w / 2, 0), (-w / 2, h), (w / 2, h), (w / 2, 0), (0.60, 0)] + a[::-1] + [(-0.60, 0)],
        0.22,
        mat('#F7B98A', 0.8),
        (x, -0.95, 0.22),
        bevel=0.02,
        g=S,
    )
    if i in (1, 4):
        panel((x, -0.215, 1.15), 0.8, 1.8, 0.06, 0.05, 'indigo', g=S)
    else:
        panel((x, -0.215, 1.35), 0.9, 0.95, 0.06, 0.05, 'white', g=S)
        panel((x, -0.25, 1.35), 0.74, 0.8, 0.04, 0.03, mat('#7FA6E6', 0.3, coat=0.4), g=S)
        panel((x, -0.275, 1.35), 0.05, 0.8, 0.03, 0.01, 'white', g=S)
box((0, 0.3, 2.72), (11.0, 3.2, 0.2), mat('terra', 0.75), g=S, bevel=0.06)
prism(
    [(-1.5, 0), (1.5, 0), (0, 0.95)],
    0.4,
    mat('#FFF1D6', 0.8),
    (0, -0.75, 2.8),
    rot=(PI / 2, 0, 0),
    g=S,
    bevel=0.04,
)
cyl((0, -1.2, 3.16), 0.26, 0.1, 'white', rot=(PI / 2, 0, 0), g=S)
cyl((0, -1.26, 3.16), 0.2, 0.04, 'violet', rot=(PI / 2, 0, 0), g=S)
for a, l in ((0.4, 0.12), (2.2, 0.16)):
    tube(
        [(0, -1.295, 3.16), (math.cos(a) * l, -1.295, 3.16 + math.sin(a) * l)],
        0.016,
        'ivory',
        g=S,
        smooth=False,
    )
roundtree(-5.2, 10.5, 1.75, seed=2)
palm(-3.2, 15, 1.45)
palm(-1.7, 16, 1.38, turn=0.6)
# board and teacher
B = Grp((-1.86, 1.3, 0), 0.46, 1.06)
for sx in (-1, 1):
    tube([(sx * 0.95, 0.05, 0), (sx * 0.85, 0.05, 2.5)], 0.05, mat('wood', 0.7), g=B, smooth=False)
tube([(0, 0.55, 0), (0, 0.12, 2.2)], 0.045, mat('wood', 0.7), g=B, smooth=False)
panel((0, 0, 1.65), 2.4, 1.5, 0.08, 0.08, mat('wood', 0.7), g=B, bevel=0.03)
panel((0, -0.05, 1.65), 2.2, 1.3, 0.04, 0.05, mat('#23507A', 0.8), g=B)
arrow(
    [(-0.9, 1.28), (-0.5, 1.55), (-0.2, 1.42), (0.26, 1.86)],
    0.07,
    mat('marigold', 0.6),
    0.03,
    g=B.sub((0, -0.085, 0)),
)
lines(B, -0.12, 1.26, [0.5, 0.36], 'ivory', 0.06, 0.14, -0.085, 0.02)
torus((-0.72, -0.085, 1.97), 0.15, 0.03, mat('lav', 0.6), rot=(PI / 2, 0, 0), g=B)
folk(
    'meera',
    -0.90,
    0.55,
    0.12,
    0.04,
    1.4,
    shirt='terra',
    rh=B.pt(0.36, -0.13, 1.80),
    rgrip='point',
    lh=(0.33, -0.32, 0.36),
    lgrip='wave',
    lpalm=(-0.5, 0, 1),
    gaze=(1.0, -0.6, 1.6),
)
# learners at the desk
D = Grp((1.15, 0.4, 0.03), -0.60)
slab((0, 0, 0.80), 3.3, 1.15, 0.08, 0.2, mat('#E3B176', 0.5), g=D, bevel=0.03)
for x in (-1.45, 1.45):
    for y in (-0.4, 0.4):
        cyl((x, y, 0.4), 0.06, 0.8, mat('wood', 0.6), g=D)
box((0, 0.42, 0.5), (2.9, 0.05, 0.5), mat('#D49A5C', 0.7), g=D)
slab((0, 0.98, 0.44), 3.2, 0.5, 0.08, 0.12, mat('#D49A5C', 0.6), g=D)
for x in (-1.5, 0, 1.5):
    box((x, 0.98, 0.22), (0.1, 0.4, 0.44), mat('wood', 0.7), g=D)
for n, x, kw in (
    ('tara', -0.98, dict(gaze=(-0.9, 0.2, 2.4), drape='marigold')),
    ('vikas', 0, dict(gaze=tuple(D.pt(0, -0.1, 1.0)))),
    ('asha', 0.98, dict(pose='chin', gaze=(-0.9, 0.2, 2.4))),
):
    q = D.pt(x, 0.80, 0)
    folk(n, q.x, q.y, -0.55, 0.03, 1.27, 0.52, **{**dict(pose='type'), **kw})
laptop((0, 0.18, 0.88), PI, g=D, scale=1.05)
T = D.sub((-0.98, -0.02, 0.88), PI - 0.1, 1, (0, 0))
slab((0, 0, 0), 0.5, 0.36, 0.02, 0.04, mat('indigo', 0.4), g=T, bevel=0.008)
slab((0, 0, 0.021), 0.44, 0.3, 0.004, 0.02, mat('#9FC0FF', 0.4, emit=0.4), g=T, bevel=0)
for i, (c, r) in enumerate((('indigo', 0.1), ('marigold', -0.12), ('terra', 0.06))):
    book((1.34, -0.25, 0.88 + i * 0.11), 0.52, 0.38, 0.11, c, r, g=D)
sheet((0.84, 0.05, 0.885), 0.34, 0.26, g=D, rot=0.2)
G = D.sub((-0.56, -0.30, 0.88))
cyl((0, 0, 0.09), 0.075, 0.18, 'violet', g=G)
for i, c in enumerate(('marigold', 'terra', 'leaf2')):
    tube([(0.02 * (i - 1), 0, 0.1), (0.05 * (i - 1), 0.02 * i, 0.32)], 0.014, c, g=G, smooth=False)
book((-1.42, -0.28, 0.88), 0.42, 0.32, 0.09, 'leaf', 0.3, g=D)
# satchel
G = Grp((0.2, 0.08, 0.04), -0.35, 1.0)
box((0, 0, 0.3), (0.62, 0.3, 0.56), mat('indigo', 0.7), g=G, bevel=0.1)
box((0, -0.17, 0.2), (0.44, 0.1, 0.28), mat('violet', 0.7), g=G, bevel=0.06)
tube([(-0.1, 0, 0.57), (0, 0, 0.68), (0.1, 0, 0.57)], 0.025, 'ink', g=G)
plant((3.9, 3.4, 0), 1.6, pot='terra', seed=5)
sun(1.1)
area((-9, -9, 12), (0, 0, 1), 5, 2600, '#FFE4BE')
area((10, -6, 6), (0, 0, 1), 5, 700, '#BFD4FF')
area((0, 3.2, 8), (0, 5.5, 2), 3, 380, '#FFE4BE')
camera((0.05, -8.1, 3.15), (0.05, 0.5, 1.5), lens=37, fstop=3.2, focus=(0.3, 0.5, 1.5))
shoot(A, 'education', ev=-0.38)
