"""A kirana shop in the afternoon, from near by and from the left: the shopkeeper behind her counter with scales, jars and a
till hands a packet to a customer at its end; shelves of jars and packets behind her, a striped awning above, open sacks
of grain and crates of fruit beside him; a second customer waits with a shopping bag."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#CBD9F6', '#FFEAD0', 0.5)
stage('#E9D2AE', y=60)
for i in range(14):
    for j in range(2):
        box(
            (-8.4 + i * 1.3 + (j % 2) * 0.6, -0.8 - j * 1.0, 0.0),
            (1.24, 0.94, 0.05),
            mat('#DCC198' if (i + j) % 2 else '#E3CBA4', 0.9),
            bevel=0.02,
        )
# street wall, neighbours, shop box
box((0, 3.6, 3.5), (40, 0.3, 7), mat('#5C84D2', 0.9, sheen=0), bevel=0)
box((0, 3.42, 0.5), (40, 0.12, 1.0), mat('#3F68B8', 0.9), bevel=0.02)
S = Grp((0, 1.4, 0))
box((0, 1.9, 2.1), (7.6, 0.2, 4.2), mat('#FFE3B5', 0.85), g=S, bevel=0.02)
for sx in (-1, 1):
    box((sx * 3.8, 1.0, 1.95), (0.36, 2.1, 3.9), mat('#FFF4DF', 0.8), g=S, bevel=0.05)
box((0, 1.0, 4.03), (8.1, 2.3, 0.36), mat('#FFF4DF', 0.8), g=S, bevel=0.05)
box((0, -0.12, 4.42), (7.6, 0.16, 0.50), mat('indigo', 0.6), g=S, bevel=0.05)
box((0, -0.22, 4.42), (7.3, 0.05, 0.34), mat('#173966', 0.6), g=S, bevel=0.03)
for i, (w, c) in enumerate(((1.2, 'marigold'), (0.6, 'ivory'), (1.6, 'ivory'), (0.5, 'marigold'))):
    panel((-1.9 + [0, 1.15, 2.5, 3.8][i], -0.26, 4.42), w, 0.13, 0.05, 0.06, mat(c, 0.5, emit=0.15), g=S)
awning(-3.9, 3.9, 0.02 + 1.4, 3.86, 1.25, 0.5, 12)
r = random.Random(5)
cols = ['terra', 'marigold', 'lav', 'leaf2', 'ivory', 'sand', 'saffron', 'pale']
for j in range(4):
    z = 0.95 + j * 0.68
    box((0, 1.55, z), (7.2, 0.6, 0.07), mat('wood', 0.7), g=S, bevel=0.015)
    x = -3.35
    while x < 3.3:
        k = r.choice('jpbj')
        c = cols[r.randrange(8)]
        if k == 'j':
            jar((x + 0.17, 1.45, z + 0.035), 1.1, c, cols[(r.randrange(8))], g=S)
            x += 0.40
        elif k == 'p':
            h = r.uniform(0.34, 0.48)
            box((x + 0.15, 1.45, z + 0.035 + h / 2), (0.28, 0.2, h), mat(c, 0.5), g=S, bevel=0.04)
            box(
                (x + 0.15, 1.34, z + 0.035 + h * 0.55),
                (0.18, 0.02, h * 0.3),
                mat('ivory', 0.6),
                g=S,
                bevel=0.006,
            )
            x += 0.34
        else:
            for q in range(2):
                box(
                    (x + 0.2, 1.45, z + 0.035 + 0.1 + q * 0.2),
                    (0.38, 0.3, 0.19),
                    mat(c, 0.7),
                    g=S,
                    bevel=0.03,
                )
            x += 0.46
# strips of sachets from the beam
for i, x in enumerate((-3.3, -2.95, -2.6, 3.05, 3.38)):
    tube([(x, -0.02, 4.1), (x, -0.02, 2.2)], 0.008, 'ink', g=S, smooth=False)
    for k in range(6):
        box(
            (x, -0.03, 3.3 - k * 0.21),
            (0.2, 0.04, 0.18),
            mat(['terra', 'marigold', 'violet', 'leaf2', 'ivory', 'rose'][(i * 2 + k // 6) % 6], 0.45),
            rot=(0, 0, 0.12 * (k % 2)),
            g=S,
            bevel=0.015,
        )
# counter
C = Grp((-0.1, 0.85, 0))
box((0, 0, 0.52), (3.0, 0.8, 1.04), mat('#2F9A85', 0.7), g=C, bevel=0.05)
slab((0, 0, 1.04), 3.2, 0.98, 0.09, 0.12, mat('#E3B176', 0.5), g=C, bevel=0.03)
for i in range(3):
    panel((-0.97 + i * 0.97, -0.41, 0.52), 0.84, 0.78, 0.05, 0.06, mat('#3BAF98', 0.7), g=C, bevel=0.02)
T = C.sub((-0.40, -0.12, 1.13), -0.15, 1.05)
cyl((0, 0.05, 0.03), 0.16, 0.06, 'ink', g=T)
tube([(0, 0.06, 0.03), (0, 0.08, 0.28)], 0.035, 'ink', g=T)
panel((0, 0, 0.40), 0.66, 0.46, 0.05, 0.05, mat('ink', 0.4), g=T, rx=-0.25)
sg = T.sub((0, -0.035, 0.40), 0, 1, (-0.25, 0))
panel((0, 0, 0), 0.59, 0.39, 0.01, 0.03, mat('#DCE8FF', 0.4, emit=0.5), g=sg, bevel=0)
lines(sg, -0.24, 0.12, [0.24, 0.18, 0.22], ['violet', 'lav', 'lav'], 0.045, 0.1, -0.012, 0.012)
panel((0.14, -0.012, -0.06), 0.2, 0.14, 0.012, 0.03, mat('marigold', 0.5, emit=0.2), g=sg, bevel=0)
panel((0.14, -0.012, 0.11), 0.2, 0.06, 0.012, 0.03, mat('indigo', 0.5), g=sg, bevel=0)
# scales
B = C.sub((-1.18, 0, 1.13), -0.2, 0.86)
box((0, 0, 0.06), (0.5, 0.34, 0.12), mat('terra', 0.5), g=B, bevel=0.04)
tube([(0, 0, 0.1), (0, 0, 0.34)], 0.04, mat('steel', 0.4), g=B)
tube([(-0.36, 0, 0.36), (0, 0, 0.34), (0.36, 0, 0.36)], 0.03, mat('steel', 0.4), g=B)
for sx, c in ((-1, 'marigold'), (1, None)):
    lathe(
        [(0.02, 0), (0.10, 0.01), (0.19, 0.06), (0.20, 0.07), (0.17, 0.065), (0.02, 0.03)],
        mat('mist', 0.3, metal=0.5),
        c=(sx * 0.36, 0, 0.37),
        g=B,
    )
    if c:
        ball((-0.36, 0, 0.42), 0.14, mat('#E8C877', 0.9), scale=(1, 1, 0.6), g=B)
    else:
        cyl((0.36, 0, 0.45), 0.08, 0.12, mat('ink', 0.4), g=B)
for i, c in enumerate(('terra', 'violet', 'marigold')):
    jar((0.34 + i * 0.36, -0.22 + 0.03 * i, 1.13), 0.95, c, 'ivory', g=C)
# people
PK = Vector((1.2, 0.98, 1.86))
folk(
    'meera',
    0.48,
    1.75,
    0.2,
    0,
    1.5,
    shirt='marigold',
    drape='terra',
    lean=0.1,
    lh=PK + Vector((-0.13, 0.03, -0.04)),
    lgrip='hold',
    lpalm=(1, 0, 0),
    rh=Vector((0.16, 1.22, 1.175)),
    rgrip='flat',
    rpalm=(0, 0, -1),
    gaze=(1.9, -0.5, 2.2),
)
folk(
    'manoj',
    2.1,
    0.6,
    -1.2,
    0,
    1.5,
    outfit='kurta',
    sleeve=True,
    shirt='ivory',
    pants='ivory',
    gamcha='terra',
    smile=2,
    rh=PK + Vector((0.13, -0.02, -0.04)),
    rgrip='hold',
    rpalm=(-0.3, 1, 0),
    gaze=(0.6, 0.6, 2.2),
)
# waiting for her turn, shopping bag in hand
P = folk(
    'sana',
    -2.3,
    0.95,
    0.9,
    0,
    1.5,
    rh=(-0.27, -0.12, 0.02),
    rgrip='hold',
    rpalm=(1, 0, 0),
    lh=(0.12, -0.30, 0.30),
    lgrip='hold',
    gaze=(0.4, 1.7, 2.3),
    smile=1,
)
g = P.sub((-0.275, -0.13, 0))
for y in (-0.05, 0.05):
    tube([(0, y - 0.05, -0.16), (0, y - 0.05, -0.02), (0, y + 0.05, -0.02), (0, y + 0.05, -0.16)], 0.012, 'terra', g=g)
box((0, 0, -0.32), (0.16, 0.34, 0.34), mat('terra', 0.8), g=g, bevel=0.05)
for y, c in ((-0.08, 'leaf2'), (0.07, 'leaf')):
    ball((0, y, -0.15), 0.09, mat(c, 0.6), g=g, scale=(0.7, 1, 1.1))
box(PK, (0.2, 0.16, 0.32), mat('violet', 0.5), rot=(0, 0, 0.2), bevel=0.03)
box(PK + Vector((0, -0.005, 0.01)), (0.14, 0.165, 0.12), mat('ivory', 0.6), rot=(0, 0, 0.2), bevel=0.006)
# sacks and crates
for i, (x, y, f, h) in enumerate(
    (
        (3.0, 0.3, '#C8552F', 0.2),
        (3.86, 0.62, '#E8C877', 0.22),
        (3.15, 1.15, '#8DB15A', 0.2),
    )
):
    sack((x, y, 0), 1.0, fill=f, heap=h)
K = Grp((4.95, 1.9, 0), -0.5, 0.9)
r = random.Random(9)
for j in range(2):
    box((0, -j * 0.55, 0.25 + (1 - j) * 0.35), (1.5, 0.5, 0.12), mat('wood', 0.8), g=K)
    box((0, -j * 0.55 - 0.25, 0.36 + (1 - j) * 0.35), (1.5, 0.05, 0.18), mat('wood', 0.8), g=K)
    box((0, -j * 0.55, 0.12 + (1 - j) * 0.17), (1.4, 0.4, 0.24 + (1 - j) * 0.35), mat('#9A6A3C', 0.8), g=K)
    for i in range(7):
        for q in range(2):
            ball(
                (-0.6 + i * 0.2, 0.1 - j * 0.55 - q * 0.2, 0.42 + (1 - j) * 0.35),
                0.115,
                mat(['terra', 'marigold'][j] if i < 4 else ['leaf2', 'leaf'][j], 0.5),
                g=K,
            )
area((-7, -8, 9.5), (0, 0.6, 1.5), 3.6, 2300, '#FFE2B8')
area((8, -5, 5), (0, 0.5, 1.5), 4, 420, '#C4D8FF')
area((0, 1.75, 3.55), (0, 2.6, 1.4), 1.6, 85, '#FFDFAE')
if A.get('view') == 'wide':
    camera((-2.9, -7.3, 2.75), (-0.2, 0.9, 2.14), lens=23, fstop=3, focus=(0.5, 1.0, 1.6))
    shoot(A, 'retail-wide', 2400, 1090, ev=-0.36)
else:
    camera((-2.9, -7.3, 2.75), (-0.25, 0.9, 2.1), lens=27, fstop=3, focus=(0.5, 1.0, 1.6))
    shoot(A, 'retail', ev=-0.36)
