"""An airliner climbs over a small airport at dawn: terminal with a marigold roof, control tower, two parked aircraft,
a baggage train, a passenger bus and trees on a green island."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#C9D8F7', '#FFE9CF', 0.5)
sky([(0, '#FFE0B4'), (0.36, '#FFCBA2'), (0.66, '#B4C8F5'), (1, '#6F97DF')], s=1.1)
ball((15.5, 58, 5.5), 4.6, mat('#FFE9C4', 0.9, emit=1.5), scale=(1, 0.05, 1))
I = Grp((0, 0, -3.2), -0.36)
slab((0, 0, -0.9), 12, 8.4, 0.9, 1.6, mat('#3A5894', 0.8), g=I, bevel=0.2)
slab((0, 0, -0.02), 12, 8.4, 0.28, 1.6, mat('#7CC0A0', 0.85), g=I, bevel=0.12)
slab((0, -2.55, 0.25), 10.8, 1.5, 0.05, 0.25, mat('#2E4572', 0.8), g=I, bevel=0.02)
for i in range(-5, 6):
    box((i * 0.88, -2.55, 0.305), (0.5, 0.09, 0.012), 'ivory', bevel=0.004, g=I)
for i in range(5):
    for s in (-1, 1):
        box((s * 5.05, -2.55 + (i - 2) * 0.24, 0.305), (0.3, 0.1, 0.012), 'ivory', bevel=0.004, g=I)
slab((0, 0.15, 0.25), 9.8, 2.6, 0.045, 0.5, mat('#879DC7', 0.8), g=I, bevel=0.02)
for x in (3.4, -3.4):
    box((x, -1.45, 0.262), (0.8, 1.1, 0.05), mat('#879DC7', 0.8), g=I, bevel=0.01)
# terminal and tower
slab((-0.9, 2.35, 0.25), 5.6, 1.5, 0.95, 0.4, 'ivory', g=I, bevel=0.06)
slab((-0.9, 2.35, 0.48), 5.64, 1.54, 0.42, 0.42, mat('indigo', 0.15, coat=0.5), g=I, bevel=0.03)
for i in range(11):
    box((-3.4 + i * 0.5, 1.575, 0.69), (0.05, 0.06, 0.44), 'ivory', g=I, bevel=0.01)
slab((-0.9, 2.35, 1.18), 6.0, 1.9, 0.14, 0.5, mat('saffron', 0.5), g=I, bevel=0.05)
slab((-0.9, 2.5, 1.3), 2.6, 0.9, 0.4, 0.3, 'ivory', g=I, bevel=0.05)
slab((-0.9, 2.5, 1.68), 2.8, 1.1, 0.1, 0.34, mat('saffron', 0.5), g=I, bevel=0.04)
for x in (-2.75, 0.95):
    box((x, 1.2, 0.75), (0.26, 0.9, 0.24), 'lav', g=I, bevel=0.05)
    cyl((x, 0.9, 0.45), 0.05, 0.4, 'steel', g=I)
lathe(
    [(0.02, 0), (0.42, 0), (0.34, 0.2), (0.27, 1.9), (0.34, 2.1), (0.02, 2.1)],
    mat('ivory'),
    c=(3.6, 2.4, 0.25),
    g=I,
)
lathe(
    [(0.02, 0), (0.44, 0), (0.62, 0.5), (0.02, 0.5)],
    mat('indigo', 0.15, coat=0.6),
    c=(3.6, 2.4, 2.33),
    g=I,
    sub=0,
)
lathe(
    [(0.02, 0), (0.68, 0), (0.72, 0.07), (0.66, 0.16), (0.3, 0.26), (0.02, 0.28)],
    mat('saffron', 0.5),
    c=(3.6, 2.4, 2.82),
    g=I,
)
cyl((3.6, 2.4, 3.3), 0.02, 0.6, 'ink', g=I, bevel=0)
ball((3.6, 2.4, 3.62), 0.06, mat('terra', 0.4, emit=1), g=I)
for i, (x, y, s) in enumerate(
    (
        (4.9, 1.2, 1.3),
        (5.2, 2.2, 1.6),
        (4.7, 3.2, 1.4),
        (-4.9, 3.2, 1.6),
        (-5.3, 2.2, 1.3),
        (-4.6, 1.5, 1.1),
        (2.6, 3.5, 1.3),
        (5.5, 0.2, 1.1),
        (-5.5, 0.3, 1.2),
    )
):
    tree((x, y, 0.25), s * 1.15, g=I, c='leaf' if i % 2 else 'leaf2')
# apron life: parked aircraft, baggage train, bus, windsock
plane(I.sub((2.4, 0.3, 0.57), -1.57, 0.24), 'violet', 'terra')
plane(I.sub((-1.3, 0.3, 0.57), -1.57, 0.24), 'indigo', 'saffron')
for i in range(4):
    x = -3.9 + i * 0.36
    box((x, -0.35, 0.40), (0.28, 0.24, 0.12), 'indigo' if i else 'terra', g=I, bevel=0.03)
    for sx in (-1, 1):
        cyl((x + sx * 0.08, -0.48, 0.335), 0.04, 0.04, 'ink', rot=(PI / 2, 0, 0), g=I)
    if i:
        box((x, -0.35, 0.52), (0.2, 0.16, 0.12), ['marigold', 'lav', 'terra'][i - 1], g=I, bevel=0.03)
box((0.55, -0.5, 0.52), (0.95, 0.36, 0.34), 'ivory', g=I, bevel=0.07)
box((0.55, -0.685, 0.58), (0.8, 0.02, 0.14), mat('indigo', 0.2, coat=0.5), g=I, bevel=0.008)
box((0.55, -0.5, 0.40), (0.97, 0.375, 0.08), 'marigold', g=I, bevel=0.03)
for sx in (-1, 1):
    cyl((0.55 + sx * 0.3, -0.68, 0.36), 0.075, 0.05, 'ink', rot=(PI / 2, 0, 0), g=I)
cyl((5.0, -1.5, 0.6), 0.02, 0.8, 'ivory', g=I)
lathe(
    [(0.10, 0), (0.05, 0.42), (0.02, 0.43)],
    mat('terra', 0.7),
    c=(5.0, -1.5, 0.95),
    rot=(0, PI / 2 - 0.15, 0),
    g=I,
    sub=0,
)
WIDE = A.get('view') == 'wide'
plane(Grp((-4.1, -3.0, 1.9) if WIDE else (-1.0, -1.2, 1.85), 0.5, 0.98, (0.22, 0.13)))
wm = mat('#FFF6EE', 0.9, sheen=0.3)
for i, (x, y, z, s, r) in enumerate(
    (
        (-6.6, 6, 1.2, 0.85, 0),
        (7.6, 7, 2.6, 0.95, 0.2),
        (-7.35, -1.0, -2.3, 0.52, 0.1),
        (7.3, -2.6, -3.3, 0.55, -0.1),
    )
    + WIDE * ((9.0, 4, -0.4, 0.5, -0.2), (-10.4, 5, -1.5, 0.8, 0.1))
):
    cloud((x, y, z), s, wm, seed=i, rot=r)
area((-9, -9, 13), (0, 0, 0), 5, 4600, '#FFE0B4')
area((11, -4, 6), (0, 0, 0), 6, 900, '#C8DBFF')
area((6, 12, 8), (0, 0, 0), 5, 1500, '#FFB870')
if WIDE:
    camera((-1.6, -25.4, 9.2), (-0.2, 0, -1.08), lens=44.5, fstop=2.8, focus=(-0.8, -1.2, 1.5))
    shoot(A, 'aviation-wide', 1760, 800, ev=-0.28)
else:
    camera((-1.6, -25.4, 9.2), (0.1, 0, -1.12), lens=56, fstop=2.8, focus=(-0.8, -1.2, 1.5))
    shoot(A, 'aviation', ev=-0.28)
