"""A school courtyard in the morning, from near by and from one side: a teacher in a sari points at the board, on which a
triangle has a square on each side; of three pupils with notebooks one raises her hand. Behind them the school with its arched verandah, its
clock gable, a tree and palms."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props import lettering, stroke
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
# the lesson: a triangle and the squares on its sides
T = B.sub((-0.62, -0.075, 1.54), 0, 0.103)
chalk = mat('ivory', 0.8)
for pts, c in (
    ([(0, 0), (0, 3), (-3, 3), (-3, 0)], chalk),
    ([(0, 0), (0, -4), (4, -4), (4, 0)], chalk),
    ([(4, 0), (7, 4), (3, 7), (0, 3)], mat('marigold', 0.7)),
    ([(0, 0), (4, 0), (0, 3)], mat('lav', 0.7)),
):
    stroke(T, pts + pts[:1], 0.17, c)
for n, x, z in (('3', -1.5, 1.5), ('4', 2, -2), ('5', 3.5, 3.5)):
    lettering(T.sub((x, 0, z)), n, 1.5, mat('marigold' if n == '5' else 'ivory', 0.7))
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
# pupils at their desk, in the school's uniform
D = Grp((1.2, 0.35, 0.03), -0.60, 0.86)
slab((0, 0, 0.80), 3.3, 1.15, 0.08, 0.2, mat('#E3B176', 0.5), g=D, bevel=0.03)
for x in (-1.45, 1.45):
    for y in (-0.4, 0.4):
        cyl((x, y, 0.4), 0.06, 0.8, mat('wood', 0.6), g=D)
box((0, 0.42, 0.5), (2.9, 0.05, 0.5), mat('#D49A5C', 0.7), g=D)
slab((0, 0.98, 0.44), 3.2, 0.5, 0.08, 0.12, mat('#D49A5C', 0.6), g=D)
for x in (-1.5, 0, 1.5):
    box((x, 0.98, 0.22), (0.1, 0.4, 0.44), mat('wood', 0.7), g=D)
CLASS = dict(
    outfit='shirt', drape=None, shirt='white', pants='brand', bindi=None, earrings=None, glasses=False, tache=None,
    shoes='ink', slim=True, belly=0, tall=1, ease=0.6, gaze=(-1.5, 1.0, 2.0),
)
UP = dict(lh=(0.36, -0.06, 1.02), lgrip='wave', lpalm=(0, -1, 0), ldir=(0, -0.15, 1), rh=(-0.10, -0.40, 0.27), smile=2)
WRITES = dict(rh=(-0.08, -0.40, 0.28), rgrip='pen', lh=(0.16, -0.38, 0.26), lgrip='flat', smile=1)
for n, x, kw in (('sana', -1.0, UP), ('vikas', 0, WRITES), ('asha', 1.0, WRITES)):
    q = D.pt(x, 0.80, 0)
    if n == 'sana':
        kw = dict(kw, style='pony', hairc='hair1')
    folk(n, q.x, q.y, -0.58, 0.03, 1.13, 0.447, **{**CLASS, **kw})
for x, c in ((-1.0, 'terra'), (0, 'violet'), (1.0, 'leaf2')):
    G = D.sub((x, 0.10, 0.88), PI + 0.08 * x)
    slab((0, 0, 0), 0.62, 0.42, 0.02, 0.02, mat(c, 0.6), g=G, bevel=0.006)
    for k in (-1, 1):
        slab((k * 0.15, 0, 0.02), 0.28, 0.37, 0.02, 0.02, mat('#FFFDF6', 0.8), g=G, bevel=0.006)
        for i in range(4):
            box((k * 0.15, 0.11 - 0.07 * i, 0.042), (0.2, 0.014, 0.004), 'lav', g=G, bevel=0.001)
for i, (c, r) in enumerate((('indigo', 0.1), ('marigold', -0.12))):
    book((1.38, -0.32, 0.88 + i * 0.10), 0.46, 0.34, 0.10, c, r, g=D)
G = D.sub((-0.5, -0.34, 0.88))
cyl((0, 0, 0.09), 0.075, 0.18, 'violet', g=G)
for i, c in enumerate(('marigold', 'terra', 'leaf2')):
    tube([(0.02 * (i - 1), 0, 0.1), (0.05 * (i - 1), 0.02 * i, 0.32)], 0.014, c, g=G, smooth=False)
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
