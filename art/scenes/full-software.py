"""A workshop yard in which a software window as tall as a house is being built: a crane lowers a block into the frame,
people place tiles from a scaffold, push a trolley, read the plan and test at a bench."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#DDE7FA', '#FFEBD3', 0.58)
stage('#FAE5CA', y=11, r=6)
slab((0, 0.4, 0), 15.5, 7.6, 0.10, 1.6, mat('#EFC99B', 0.85), bevel=0.04)
z0 = 0.10
# the window
G = Grp((0.2, 2.2, z0))
box((0, 0.05, 0.14), (9.0, 0.9, 0.28), mat('brand', 0.6), g=G, bevel=0.07)
Wn = G.sub((0, 0, 0.26))
w, h = 8.4, 5.3
panel((0, 0.1, h / 2), w, h, 0.34, 0.36, mat('ivory', 0.5), g=Wn, bevel=0.08)
panel((0, -0.12, h - 0.44), w - 0.24, 0.62, 0.12, 0.24, mat('brand', 0.5), g=Wn, bevel=0.03)
panel((0, -0.10, (h - 0.85) / 2), w - 0.42, h - 1.15, 0.08, 0.2, mat('#1B3263', 0.6), g=Wn, bevel=0.02)
for i, c in enumerate(('terra', 'marigold', 'leaf2')):
    ball((-3.72 + i * 0.38, -0.22, h - 0.44), 0.12, mat(c, 0.4), scale=(1, 0.6, 1), g=Wn)
panel((0.7, -0.2, h - 0.44), 3.6, 0.28, 0.06, 0.14, mat('#4A6DB8', 0.5), g=Wn)


def tile(x, z, tw, th, c, d=0.26):
    panel((x, -0.14 - d / 2, z), tw, th, d, 0.12, mat(c, 0.45), g=Wn, bevel=0.05)


def slot(x, z, tw, th):
    panel((x, -0.145, z), tw, th, 0.02, 0.12, mat('#2B4A88', 0.8), g=Wn, bevel=0.004)


for i, c in enumerate(('violet', 'lav', 'marigold', 'lav', 'terra', 'lav')):
    tile(-3.25, 3.78 - i * 0.6, 1.2, 0.44, c)
for i, c in enumerate(('lav', 'violet', 'leaf2')):
    tile(-1.72 + i * 1.62, 3.5, 1.42, 0.92, c)
slot(3.12, 3.5, 1.42, 0.92)
tile(-0.9, 1.72, 3.0, 2.2, '#EAF0FC', 0.16)
for i, hh in enumerate((0.5, 0.85, 0.7, 1.15, 1.5)):
    panel(
        (-2.0 + i * 0.54, -0.36, 0.82 + hh / 2),
        0.34,
        hh,
        0.14,
        0.08,
        mat('marigold' if i == 4 else 'violet' if i % 2 else 'lav', 0.45),
        g=Wn,
        bevel=0.04,
    )
tile(1.55, 2.4, 1.42, 0.82, 'terra')
tile(1.55, 1.2, 1.42, 1.16, 'marigold')
slot(3.12, 2.4, 1.42, 0.82)
tile(3.12, 1.42, 1.42, 0.72, 'lav')
slot(3.12, 0.78, 1.42, 0.36)
# scaffold right
scaffold(1.35 + 0.2, 4.9, 0.65, 1.55, 4.0, lv=(2.05,), bays=2, g=Grp((0, 0, z0)))
ladder((5.35, 0.3, z0), (5.28, 1.05, 3.0), 0.55, n=9)
# crane left
C = Grp((-6.3, 1.9, z0))
slab((0, 0, 0), 1.8, 1.8, 0.35, 0.2, mat('brand', 0.5), g=C, bevel=0.06)
st = mat('marigold', 0.45)
for sx in (-0.3, 0.3):
    for sy in (-0.3, 0.3):
        tube([(sx, sy, 0.3), (sx, sy, 7.0)], 0.07, st, g=C, smooth=False)
for i in range(9):
    a, b = 0.35 + i * 0.66, 0.35 + (i + 1) * 0.66
    s = 1 if i % 2 else -1
    for sy in (-0.3, 0.3):
        tube([(-0.3 * s, sy, a), (0.3 * s, sy, b)], 0.04, st, g=C, smooth=False)
    for sx in (-0.3, 0.3):
        tube([(sx, -0.3 * s, a), (sx, 0.3 * s, b)], 0.04, st, g=C, smooth=False)
box((0, 0, 6.6), (0.9, 0.9, 0.24), mat('brand', 0.5), g=C, bevel=0.05)
J = C.sub((0, 0, 6.78), -0.13)
for y, zz in ((-0.2, 0), (0.2, 0), (0, 0.45)):
    tube([(-1.7, y, zz), (10.4, y, zz)], 0.06, st, g=J, smooth=False)
for i in range(20):
    a, b = -1.6 + i * 0.6, -1.3 + i * 0.6
    for y in (-0.2, 0.2):
        tube([(a, y, 0), (b, 0, 0.45)], 0.032, st, g=J, smooth=False)
        tube([(b, 0, 0.45), (b + 0.3, y, 0)], 0.032, st, g=J, smooth=False)
box((-1.45, 0, -0.2), (0.7, 0.7, 0.6), mat('brand', 0.6), g=J, bevel=0.08)
box((0.75, -0.1, -0.42), (0.8, 0.8, 0.8), mat('ivory', 0.6), g=J, bevel=0.12)
panel((0.75, -0.51, -0.36), 0.55, 0.4, 0.05, 0.08, mat('indigo', 0.2, coat=0.5), g=J)
hx = 9.62
p = J.m @ Vector((hx, 0, 0))
box((hx, 0, -0.12), (0.5, 0.5, 0.2), mat('brand', 0.5), g=J)
zt = 5.22
tube([(p.x, p.y, p.z - 0.1), (p.x, p.y, zt + 0.75)], 0.025, 'ink', smooth=False)
torus((p.x, p.y, zt + 0.68), 0.09, 0.03, mat('terra', 0.4), rot=(PI / 2, 0, 0))
for s in (-1, 1):
    tube([(p.x, p.y, zt + 0.6), (p.x + s * 0.5, p.y, zt + 0.06)], 0.02, 'ink', smooth=False)
panel((p.x, p.y, zt - 0.40), 1.42, 0.92, 0.26, 0.12, mat('violet', 0.45), bevel=0.05)
# people on the scaffold
sz = z0 + 2.08
folk(
    'vikas',
    2.35,
    1.0,
    PI - 0.5,
    sz,
    1.0,
    shirt='terra',
    rh=Vector((2.2, 1.55, sz + 1.5)),
    lh=Vector((2.0, 1.5, sz + 1.1)),
    rgrip='flat',
    lgrip='flat',
)
folk('tara', 4.1, 0.95, 0.3, sz, 1.0, pose='wave', look=-0.3, gaze=(p.x, p.y, 4.6))
# foreground: trolley
T = Grp((-3.35, -1.55, z0), 0.12)
slab((0, 0, 0.26), 2.0, 1.05, 0.12, 0.12, mat('brand', 0.5), g=T, bevel=0.03)
tube(
    [(0.98, -0.42, 0.36), (1.2, -0.42, 1.15), (1.2, 0.42, 1.15), (0.98, 0.42, 0.36)],
    0.045,
    mat('marigold', 0.45),
    g=T,
    smooth=False,
)
for x in (-0.7, 0.7):
    for y in (-0.42, 0.42):
        cyl((x, y, 0.15), 0.15, 0.1, mat('ink', 0.5), rot=(PI / 2, 0, 0), g=T)
for x, y, zz, c in (
    (-0.55, -0.2, 0.38, 'violet'),
    (0.1, -0.2, 0.38, 'terra'),
    (-0.25, -0.2, 0.84, 'marigold'),
    (-0.5, 0.3, 0.38, 'lav'),
    (0.2, 0.3, 0.38, 'leaf2'),
):
    box((x, y, zz + 0.225), (0.58, 0.44, 0.44), mat(c, 0.45), g=T, bevel=0.07)
folk(
    'manoj',
    -1.42,
    -1.35,
    -PI / 2 - 0.1 + PI * 0,
    z0,
    1.1,
    rh=Vector((-2.12, -1.05, 1.22)),
    lh=Vector((-2.05, -1.75, 1.22)),
    rgrip='hold',
    lgrip='hold',
    feet=((-0.118, 0.10), (0.118, -0.16)),
    lean=0.12,
)
# plan table
D = Grp((2.0, -1.75, z0), -0.08)
slab((0, 0, 0.84), 2.5, 1.15, 0.07, 0.12, mat('#E3B176', 0.5), g=D, bevel=0.025)
for x in (-1.05, 1.05):
    up([(-0.05, 0), (0.05, 0), (0.05, 0.84), (-0.05, 0.84)], 0.9, mat('wood', 0.7), (x, 0, 0), g=D)
slab((-0.1, -0.02, 0.912), 1.7, 0.85, 0.012, 0.03, mat('#3E6CC4', 0.7), g=D, bevel=0.003)
for x, y, a, b in (
    (-0.55, 0.1, 0.5, 0.45),
    (0.1, 0.18, 0.5, 0.3),
    (0.1, -0.2, 0.5, 0.25),
    (-0.55, -0.28, 0.5, 0.18),
):
    ring(
        [(x + u, y + v) for u, v in ((-a / 2, -b / 2), (a / 2, -b / 2), (a / 2, b / 2), (-a / 2, b / 2))],
        [
            (x + u * 0.9, y + v * 0.86)
            for u, v in ((-a / 2, -b / 2), (a / 2, -b / 2), (a / 2, b / 2), (-a / 2, b / 2))
        ],
        0.006,
        mat('ivory', 0.7),
        (0, 0, 0.924),
        bevel=0,
        g=D,
    )
cyl((0.95, 0.1, 0.96), 0.05, 0.9, mat('#3E6CC4', 0.7), rot=(0, PI / 2, 1.2), g=D)
mug((-1.05, 0.3, 0.91), 'terra', g=D, s=1.2)
folk(
    'meera', 1.35, -0.72, 0.2, z0, 1.12, rh=Vector((1.75, -1.55, 1.04)), rgrip='point', tiltx=0.25, look=0.25
)
folk('anil', 2.75, -0.75, -0.25, z0, 1.14, pose='chin', tiltx=0.22, look=-0.2)
# test bench right
E_ = Grp((5.5, -1.2, z0), -PI / 2 - 0.28)
slab((0, 0, 0.86), 1.6, 0.95, 0.07, 0.14, mat('#E3B176', 0.5), g=E_, bevel=0.025)
box((-0.5, 0, 0.43), (0.5, 0.8, 0.86), mat('brand', 0.55), g=E_, bevel=0.05)
cyl((0.65, 0, 0.43), 0.07, 0.86, mat('brand', 0.5), g=E_)
M_ = E_.sub((0, -0.18, 0.93), PI)
slab((0, 0, 0), 0.55, 0.3, 0.04, 0.08, mat('brand', 0.5), g=M_)
box((0, 0.04, 0.2), (0.12, 0.08, 0.4), mat('brand', 0.5), g=M_)
panel((0, 0, 0.62), 1.25, 0.8, 0.07, 0.06, mat('ink', 0.4), g=M_, bevel=0.02)
panel((0, 0.04, 0.62), 1.1, 0.66, 0.02, 0.05, mat('lav', 0.4), g=M_)
slab((0.05, 0.24, 0.93), 0.65, 0.24, 0.03, 0.05, 'ivory', g=E_, bevel=0.01)
Q = E_.sub((0, 0.88, 0))
cyl((0, 0, 0.30), 0.045, 0.5, 'ink', g=Q)
cyl((0, 0, 0.03), 0.26, 0.05, 'ink', g=Q)
slab((0, 0, 0.53), 0.5, 0.48, 0.08, 0.18, 'marigold', g=Q)
panel((0, 0.28, 0.98), 0.5, 0.55, 0.08, 0.16, 'marigold', bevel=0.03, g=Q)
q = Q.m.translation
folk('sana', q.x, q.y, -PI / 2 - 0.28, z0, 1.1, 0.61, pose='type', tiltx=0.12)
# stacks, keyboard, gears, cones, plant
for i, (x, y, zz, s, c) in enumerate(
    (
        (-5.6, -0.2, 0, 0.8, 'violet'),
        (-6.5, -0.35, 0, 0.8, 'lav'),
        (-6.05, -0.25, 0.8, 0.75, 'marigold'),
        (-6.2, -1.35, 0, 0.7, 'terra'),
    )
):
    box((x, y, z0 + zz + s / 2), (s, s * 0.8, s), mat(c, 0.45), rot=(0, 0, 0.1 * i - 0.1), bevel=0.09)
keyboard((-0.55, -2.7, z0), 2.6, 0.95, rot=0.06, key='#B7C8EE')
gear((6.9, 2.7, z0), 0.75, 0.26, mat('lav', 0.45), 11)
gear((6.85, 2.8, z0 + 0.27), 0.5, 0.24, mat('marigold', 0.45), 9)
for x, y in ((4.15, -2.6), (-5.1, -2.55)):
    lathe(
        [(0.02, 0), (0.26, 0), (0.26, 0.05), (0.16, 0.06), (0.05, 0.55), (0.02, 0.56)],
        mat('terra', 0.6),
        c=(x, y, z0),
    )
    torus((x, y, z0 + 0.27), 0.115, 0.03, mat('ivory', 0.6))
plant((-6.75, -2.3, z0), 1.1, pot='brand', seed=4)
folk('priya', -4.55, 0.6, 0.5, z0, 1.12, tablet='indigo', look=0.5)
wm = mat('#FFF6EA', 0.9, sheen=0.3)
for i, (x, y, zz, s) in enumerate(((9.5, 9.5, 6.6, 0.95),)):
    cloud((x, y, zz), s, wm, seed=i + 5)
area((-9, -9, 12), (0, 0.5, 1.5), 5, 3500, '#FFE3BC')
area((11, -6, 6), (0, 0.5, 1.5), 5, 800, '#BFD2FF')
area((6, 8, 10), (0, 1, 2), 4, 1700, '#FFC88A', 130)
camera((-4.6, -21.0, 5.9), (-0.05, 0.5, 3.05), lens=45, fstop=3.4, focus=(0, 0, 2))
shoot(A, 'full-software', 2400, 1350, ev=-0.34)
