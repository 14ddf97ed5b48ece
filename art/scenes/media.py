"""A press table from near by: a tied stack of newspapers with the front page up, a studio microphone on its stand behind, a
camera with a large lens, and in front a notepad with a pencil and a mug."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#FFF2DE', '#FFE6C8', 0.6)
stage('#5B7FC9', y=5, r=2)
ribs(4.6, '#3E63B0', '#4A70BE', 12, 9, 0.42)
box((0, -4.0, 0.45), (30, 14, 0.9), mat('#E3B176', 0.5), bevel=0.06)
z = 0.9
# newspapers
N = Grp((-1.02, 0.30, z), 0.10, 0.92)
r = random.Random(4)
for i in range(10):
    slab(
        (r.uniform(-0.04, 0.04), r.uniform(-0.03, 0.03), i * 0.1),
        2.5,
        1.8,
        0.099,
        0.06,
        mat(['#F4EFE3', '#DDE3F0', '#FBF7EC', '#EADFCB'][i % 4], 0.9),
        rot=(0, 0, r.uniform(-0.04, 0.04)),
        g=N,
        bevel=0.045,
    )
T = N.sub((0, 0, 1.0), 0.02)
slab((0, 0, 0), 2.5, 1.8, 0.06, 0.05, mat('#FBF7EC', 0.9), g=T, bevel=0.02)


def bar(x, y, w, d, c):
    box((x, y, 0.064), (w, d, 0.012), mat(c, 0.8), g=T, bevel=0.003)


bar(0, 0.68, 2.1, 0.2, 'brand')
bar(-0.55, 0.05, 1.0, 0.82, 'lav')
bar(0, 0.5, 2.1, 0.03, 'marigold')
ball((-0.75, 0.2, 0.07), 0.14, mat('marigold', 0.6), scale=(1, 1, 0.1), g=T)
prism(
    [(-0.48, -0.38), (0.48, -0.38), (0.30, 0.02), (0.05, -0.18), (-0.18, 0.1)],
    0.012,
    mat('violet', 0.7),
    (-0.55, 0.05, 0.068),
    bevel=0.003,
    g=T,
)
for j in range(7):
    bar(0.55, 0.34 - j * 0.13, 0.98 if j % 3 else 0.8, 0.05, '#8D97AE')
for j in range(3):
    bar(-0.55, -0.48 - j * 0.12, 1.0 if j < 2 else 0.7, 0.05, '#8D97AE')
    bar(0.55, -0.57 - j * 0.1, 0.98, 0.04, '#8D97AE')
for k in (-1, 1):
    tube(
        [
            (k * 0.95, -0.955, 0.02),
            (k * 0.95, -0.96, 1.03),
            (k * 0.95, -0.85, 1.085),
            (k * 0.95, 0.85, 1.085),
            (k * 0.95, 0.96, 1.03),
            (k * 0.95, 0.955, 0.02),
        ],
        0.028,
        mat('terra', 0.7),
        g=N,
        smooth=False,
    )
# microphone
M_ = Grp((1.05, 0.95, z), 0, 0.96)
lathe(
    [(0.02, 0), (0.62, 0), (0.64, 0.06), (0.52, 0.14), (0.1, 0.2), (0.08, 1.25), (0.02, 1.25)],
    mat('ink', 0.4),
    g=M_,
)
U = M_.sub((0, 0, 1.40), 0, 1, (0.12, 0.0))
arc = [PI * (1 + k / 12) for k in range(13)]
arc = [PI - 0.22] + arc + [2 * PI + 0.22]
tube([(0.62 * math.cos(a), 0, 0.45 + 0.62 * math.sin(a)) for a in arc], 0.055, mat('ink', 0.4), g=U)
for a in (arc[0], arc[-1]):
    ball((0.62 * math.cos(a), 0, 0.45 + 0.62 * math.sin(a)), 0.055, mat('ink', 0.4), g=U)
cyl((0, 0, 0.18), 0.37, 0.5, mat('brand', 0.35, coat=0.3), g=U, bevel=0.08)
torus((0, 0, 0.46), 0.37, 0.05, mat('marigold', 0.35, metal=0.3), g=U)
torus((0, 0, 0.60), 0.37, 0.03, mat('marigold', 0.35, metal=0.3), g=U)
lathe(
    [(0.36, 0.55), (0.40, 0.7), (0.40, 1.05), (0.34, 1.28), (0.2, 1.42), (0.02, 1.46)],
    mat('mist', 0.4, metal=0.35),
    g=U,
)
for i in range(6):
    torus(
        (0, 0, 0.68 + i * 0.12),
        0.405 if i < 4 else (0.385 if i == 4 else 0.33),
        0.02,
        mat('steel', 0.4, metal=0.3),
        g=U,
    )
for k in range(12):
    a = 2 * PI * k / 12
    tube(
        [
            (0.405 * math.cos(a), 0.405 * math.sin(a), 0.62),
            (0.405 * math.cos(a), 0.405 * math.sin(a), 1.05),
            (0.345 * math.cos(a), 0.345 * math.sin(a), 1.28),
            (0.2 * math.cos(a), 0.2 * math.sin(a), 1.42),
        ],
        0.014,
        mat('steel', 0.4, metal=0.3),
        g=U,
    )
for s in (-1, 1):
    cyl((s * 0.56, 0, 0.45), 0.1, 0.2, mat('marigold', 0.4), rot=(0, PI / 2, 0), g=U)
# camera
C = Grp((1.80, -0.72, z - 0.07), -0.42, 1.08)
box((0, 0, 0.62), (1.75, 0.7, 1.1), mat('brand', 0.45), g=C, bevel=0.14)
box((0, 0, 0.50), (1.78, 0.73, 0.5), mat('#274A8A', 0.7), g=C, bevel=0.06)
box((-0.05, 0, 1.24), (0.66, 0.55, 0.32), mat('brand', 0.45), g=C, bevel=0.1)
cyl((0.6, 0, 1.2), 0.14, 0.14, mat('marigold', 0.4), g=C)
cyl((-0.62, 0, 1.21), 0.18, 0.12, mat('mist', 0.3, metal=0.5), g=C)
for r0, y, h, c in ((0.50, -0.42, 0.3, 'ink'), (0.46, -0.66, 0.3, '#22365F'), (0.47, -0.84, 0.1, 'marigold')):
    cyl((0, y, 0.60), r0, h, mat(c, 0.35), rot=(PI / 2, 0, 0), g=C, bevel=0.03)
cyl((0, -0.885, 0.60), 0.37, 0.04, mat('#0E1A33', 0.1, coat=1), rot=(PI / 2, 0, 0), g=C)
ball((0, -0.82, 0.60), 0.3, mat('#34549A', 0.05, coat=1), scale=(1, 0.35, 1), g=C)
ball((-0.1, -0.925, 0.72), 0.06, mat('white', 0.2, emit=0.5), scale=(1, 0.3, 1), g=C)
ball((-0.62, -0.36, 0.98), 0.07, mat('terra', 0.4, emit=0.5), scale=(1, 0.5, 1), g=C)
mug((0, 0, 0), 'terra', g=Grp((-1.35, -1.75, z), -1.5), s=5.2)
B = Grp((0.02, -1.72, z), -0.3, 1.3)
slab((0, 0, 0), 1.2, 0.85, 0.1, 0.05, mat('ivory', 0.8), g=B, bevel=0.02)
box((-0.55, 0, 0.06), (0.16, 0.86, 0.13), mat('violet', 0.6), g=B, bevel=0.03)
for j in range(4):
    box(
        (0.1, 0.25 - j * 0.16, 0.104),
        (0.72 if j < 3 else 0.45, 0.03, 0.008),
        mat('#8D97AE', 0.8),
        g=B,
        bevel=0.002,
    )
K = B.sub((0.35, -0.05, 0.16), 0.7)
cyl((0, 0, 0), 0.055, 0.8, mat('marigold', 0.5), rot=(0, PI / 2, 0), g=K, n=6)
cyl((-0.46, 0, 0), 0.055, 0.14, mat('sand', 0.7), r2=0, rot=(0, -PI / 2, 0), g=K, bevel=0)
rig(1.0, 1300, 330, 700, (0, 0, 1.8))
camera((-4.3, -8.3, 4.0), (0.19, -0.30, 1.76), lens=43, fstop=3.6, focus=(0.0, -0.4, 1.7))
shoot(A, 'media', 1600, 900, -0.24)
