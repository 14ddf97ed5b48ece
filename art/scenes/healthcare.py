"""A small clinic seen from the left: a doctor in a white coat at her desk speaks with an older man at its end; behind them a
wall screen with the queue, a medicine cabinet, a height scale and an examination couch."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#E4EEF4', '#FFEBD6', 0.55)
stage('#F3E1CC', y=40)
ribs(3.4, '#F2B591', '#F6C3A2', 12, 9, 0.34)
box((0, 3.28, 0.14), (40, 0.06, 0.28), mat('#D98F6B', 0.7), bevel=0.015)
box((0, 3.3, 1.25), (40, 0.05, 0.07), mat('#FFF1E0', 0.7), bevel=0.015)
# wall screen with the queue
B = Grp((2.05, 0.558, 0.0), 0, 0.82)
panel((-0.2, 3.1, 2.65), 3.7, 1.95, 0.12, 0.16, mat('white', 0.4), bevel=0.04, g=B)
panel((-0.2, 3.03, 2.65), 3.48, 1.73, 0.04, 0.1, mat('#173966', 0.5, emit=0.15), bevel=0.01, g=B)
# the queue: whose turn it is, and who waits; beside it a line for each counter
for i, (x, c) in enumerate([(-1.42, 'marigold'), (-0.78, 'lav'), (-0.3, 'lav'), (0.18, 'lav'), (0.66, 'lav')]):
    s = 1.35 if i == 0 else 1.0
    paint = mat(c, 0.45, emit=0.55 if i == 0 else 0.25)
    ball((x, 2.985, 2.5 + 0.33 * s), 0.125 * s, paint, g=B)
    panel((x, 2.99, 2.48), 0.44 * s, 0.3 * s, 0.05, 0.13 * s, paint, bevel=0.02, g=B)
lines(B, -1.7, 2.02, [0.9], 'marigold', 0.07, 0.1, 2.98, 0.03)
lines(B, -0.55, 2.02, [1.1], 'violet', 0.07, 0.1, 2.98, 0.03)
lines(B, 1.02, 3.1, [0.44, 0.3, 0.38, 0.26, 0.34], ['marigold', 'violet', 'violet', 'violet', 'violet'], 0.07, 0.24, 2.98, 0.03)
# desk, doctor, patient
slab((0.5, 0.1, 0.80), 2.6, 1.15, 0.08, 0.35, mat('#E3B176', 0.4), bevel=0.03)
box((0.5, 0.1, 0.4), (2.0, 0.7, 0.8), mat('#FFF8EC', 0.6), bevel=0.06)
box((0.5, -0.27, 0.42), (1.8, 0.02, 0.5), mat('lav', 0.6), bevel=0.008)


def chair(x, y, rot, c):
    g = Grp((x, y, 0), rot)
    slab((0, 0, 0.50), 0.56, 0.52, 0.1, 0.18, c, g=g, bevel=0.035)
    panel((0, 0.28, 0.95), 0.56, 0.62, 0.1, 0.16, c, g=g, bevel=0.04)
    cyl((0, 0, 0.28), 0.04, 0.44, 'ink', g=g)
    cyl((0, 0, 0.04), 0.27, 0.05, 'ink', g=g, bevel=0.018)


chair(0.02, 1.0, 0.15, 'violet')
P = folk(
    'priya',
    0.02,
    0.94,
    0.30,
    0,
    1.16,
    0.60,
    shirt='white',
    under='terra',
    collar='white',
    lanyard=None,
    bindi='terra',
    pose='type',
    lh=(0.36, -0.36, 0.44),
    lgrip='wave',
    lpalm=(-0.5, -0.2, 1),
    gaze=(1.15, -1.3, 1.55),
    smile=1,
)
tube(
    [
        (-0.10, 0.06, 0.60),
        (-0.13, -0.10, 0.54),
        (-0.085, -0.185, 0.40),
        (0.0, -0.205, 0.30),
        (0.085, -0.185, 0.40),
        (0.13, -0.10, 0.54),
        (0.10, 0.06, 0.60),
    ],
    0.017,
    mat('ink', 0.4),
    g=P,
)
tube([(0, -0.205, 0.30), (0.02, -0.205, 0.2)], 0.017, mat('ink', 0.4), g=P)
cyl((0.02, -0.205, 0.17), 0.042, 0.025, mat('mist', 0.3, metal=0.5), rot=(PI / 2, 0, 0), g=P)
chair(2.24, -0.14, -1.15, 'marigold')
P2 = folk(
    'anil',
    2.18,
    -0.16,
    -1.0,
    0,
    1.16,
    0.60,
    outfit='kurta',
    shirt='#E9EDF6',
    pants='ivory',
    pose='lap',
    gaze=(0.02, 0.7, 1.6),
    gamcha='terra',
)
laptop((-0.10, 0.30, 0.88), PI + 0.35, scale=1.05)
sheet((0.85, 0.30, 0.885), 0.4, 0.3, rot=-0.5)
mug((0.32, -0.12, 0.88), 'terra', s=1.2)
G = Grp((1.45, 0.30, 0.88))
lathe(
    [(0.02, 0), (0.075, 0), (0.08, 0.02), (0.08, 0.17), (0.05, 0.2), (0.05, 0.22), (0.02, 0.22)],
    mat('saffron', 0.3, coat=0.4),
    g=G,
    n=32,
)
cyl((0, 0, 0.245), 0.055, 0.06, 'white', g=G)
slab((0.92, -0.16, 0.88), 0.26, 0.1, 0.03, 0.04, mat('leaf2', 0.5), bevel=0.01)
plant((-0.62, 0.08, 0.88), 0.42, pot='ivory', seed=3)
# couch left
C = Grp((-2.1, 2.35, 0), 0.0)
slab((0, 0, 0.62), 2.3, 1.0, 0.22, 0.25, mat('#7FA6E6', 0.7), g=C, bevel=0.08)
slab((0, 0, 0.52), 2.2, 0.9, 0.12, 0.2, 'white', g=C)
slab((-0.78, 0, 0.83), 0.6, 0.78, 0.16, 0.18, 'ivory', g=C, bevel=0.07)
for x in (-0.9, 0.9):
    for y in (-0.35, 0.35):
        cyl((x, y, 0.27), 0.05, 0.54, mat('steel', 0.4), g=C)
slab((0.3, 0, 0.842), 1.1, 1.03, 0.02, 0.1, mat('marigold', 0.8), g=C, bevel=0.008)
# cabinet right
K = Grp((5.15, 2.5, 0), -0.22)
box((0, 0, 1.3), (1.5, 0.8, 2.6), mat('white', 0.6), g=K, bevel=0.06)
box((0, -0.41, 0.5), (1.3, 0.04, 0.8), mat('lav', 0.6), g=K, bevel=0.02)
box((0, -0.405, 1.75), (1.3, 0.03, 1.5), mat('#3A5894', 0.6), g=K, bevel=0.01)
r = random.Random(2)
for j in range(3):
    box((0, -0.47, 1.06 + j * 0.5), (1.3, 0.16, 0.05), 'white', g=K, bevel=0.01)
    for i in range(5):
        x = -0.5 + i * 0.25
        h = r.uniform(0.18, 0.32)
        c = ['terra', 'marigold', 'ivory', 'leaf2', 'lav', 'violet'][(i * 2 + j) % 6]
        if (i + j) % 2:
            box((x, -0.47, 1.085 + j * 0.5 + h / 2), (0.17, 0.13, h), c, g=K, bevel=0.02)
        else:
            cyl((x, -0.47, 1.085 + j * 0.5 + h * 0.42), 0.07, h * 0.84, c, g=K)
            cyl((x, -0.47, 1.085 + j * 0.5 + h * 0.84 + 0.03), 0.05, 0.06, 'white', g=K)
up(
    [
        (-0.08, -0.24),
        (0.08, -0.24),
        (0.08, -0.08),
        (0.24, -0.08),
        (0.24, 0.08),
        (0.08, 0.08),
        (0.08, 0.24),
        (-0.08, 0.24),
        (-0.08, 0.08),
        (-0.24, 0.08),
        (-0.24, -0.08),
        (-0.08, -0.08),
    ],
    0.06,
    mat('violet', 0.5),
    (0, -0.43, 0.5),
    g=K,
)
# height scale, stand lamp, rug
box((-0.42, 3.2, 1.3), (0.18, 0.05, 2.2), 'ivory', bevel=0.02)
for i in range(11):
    box(
        (-0.42 + (0.03 if i % 2 else 0), 3.165, 0.4 + i * 0.18),
        (0.06 if i % 2 else 0.12, 0.02, 0.025),
        'indigo',
        bevel=0.004,
    )
slab((0.9, 0.1, 0), 4.6, 3.1, 0.03, 1.2, mat('#BFD3F5', 0.9), bevel=0.012)
area((-5.5, -5, 7), (0, 0.4, 1), 3.2, 1050, '#FFE8CC')
area((7, -3, 4.5), (0, 0.5, 1), 4, 230, '#C4D8FF')
area((1.5, 1.5, 6), (1.5, 3.3, 2), 3, 260, '#FFE6C8')
if A.get('view') == 'wide':
    camera((-3.0, -6.4, 2.3), (1.15, 0.6, 1.42), lens=36.5, fstop=3.2, focus=(1, 0.4, 1.4))
    shoot(A, 'healthcare-wide', 1760, 800, ev=-0.42)
else:
    camera((-3.0, -6.4, 2.3), (1.05, 0.6, 1.40), lens=43.5, fstop=3.2, focus=(1, 0.4, 1.4))
    shoot(A, 'healthcare', ev=-0.42)
