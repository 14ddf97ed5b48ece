"""Paper registers and loose files on the left ride a conveyor through an arch and come out as tidy coloured tiles
that fill a large screen on the right; a clerk loads the belt, a colleague checks the screen."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#E6ECF8', '#FFF0DC', 0.6)
stage('#F6ECDA', y=7, r=3)
ribs(4.6, '#EFE6D6', '#F8F0E2', 14, 9, 0.46)
# filing shelf and piles
F = Grp((-3.9, 1.7, 0), 0.18)
box((0, 0.3, 1.35), (2.4, 0.1, 2.7), mat('#9A6A3C', 0.8), g=F)
for sx in (-1, 1):
    box((sx * 1.2, 0, 1.35), (0.1, 0.7, 2.7), mat('wood', 0.8), g=F)
r = random.Random(3)
kraft = ['#D9A566', '#C98A4B', '#E6CFA8', 'terra', '#B9854C', '#8A5A34', 'cream']
for j in range(4):
    z = 0.08 + j * 0.84
    box((0, 0, z), (2.4, 0.7, 0.08), mat('wood', 0.8), g=F)
    x = -1.1
    if j == 3:
        break
    while x < 0.95:
        w = r.uniform(0.12, 0.22)
        h = r.uniform(0.5, 0.68)
        a = r.uniform(-0.05, 0.05)
        box(
            (x + w / 2, -0.02, z + 0.05 + h / 2),
            (w - 0.02, 0.5, h),
            mat(r.choice(kraft), 0.85),
            rot=(0, a, 0),
            g=F,
            bevel=0.02,
        )
        x += w + 0.02


def pile(x, y, n, rot=0, s=1, z=0):
    g = Grp((x, y, z), rot, s)
    q = random.Random(int(x * 50 + y * 7))
    for i in range(n):
        c = q.choice(['cream', '#FFFDF6', 'sand', '#D9A566', 'terra', '#FFFDF6', 'cream'])
        t = 0.05 if i % 3 else 0.1
        slab(
            (q.uniform(-0.06, 0.06), q.uniform(-0.05, 0.05), i * 0.085),
            0.8,
            0.62,
            0.08,
            0.04,
            mat(c, 0.9),
            rot=(0, 0, q.uniform(-0.22, 0.22)),
            g=g,
            bevel=0.015,
        )
    (
        tube(
            [
                (-0.44, 0, 0.02),
                (-0.44, 0, n * 0.085),
                (0, 0, n * 0.085 + 0.02),
                (0.44, 0, n * 0.085),
                (0.44, 0, 0.02),
            ],
            0.014,
            'terra',
            g=g,
        )
        if n < 8
        else None
    )


pile(-4.2, 1.7, 4, 0.2, 1, 2.64)
pile(-3.4, 1.85, 3, -0.1, 0.9, 2.64)
pile(-4.85, 0.15, 12, 0.2, 1.0)
pile(-4.3, -0.95, 7, -0.25, 1.0)
pile(-3.75, 0.45, 9, 0.3, 1.0)
sheet((-4.0, -1.7, 0.0), 0.7, 0.5, rot=0.4)
sheet((-3.3, -1.55, 0.0), 0.7, 0.5, rot=-0.3)
# conveyor
z = 0.95
box((0.3, 0, z - 0.08), (6.0, 1.1, 0.2), mat('#2C3E66', 0.7), bevel=0.09)
for x in (-2.4, -0.8, 0.8, 2.4, 3.0):
    for y in (-0.45, 0.45):
        cyl((x, y, 0.42), 0.06, 0.84, mat('steel', 0.5))
for y in (-0.6, 0.6):
    box((0.3, y, z - 0.06), (6.1, 0.1, 0.3), mat('marigold', 0.45), bevel=0.045)
for i in range(13):
    cyl((-2.4 + i * 0.45, -0.665, z - 0.06), 0.06, 0.03, mat('ivory', 0.5), rot=(PI / 2, 0, 0))
# arch machine
M_ = Grp((0.2, 0, 0))
n = 20
o = [(1.25 * math.cos(PI * k / n), 1.95 + 1.0 * math.sin(PI * k / n)) for k in range(n + 1)]
a = [(0.80 * math.cos(PI - PI * k / n), 1.62 + 0.62 * math.sin(PI - PI * k / n)) for k in range(n + 1)]
up(
    [(1.25, 0)] + o + [(-1.25, 0), (-0.80, 0)] + a + [(0.80, 0)],
    1.7,
    mat('#F9F4EA', 0.45, coat=0.2),
    g=M_,
    bevel=0.1,
)
up(
    [(0.98 * math.cos(PI * k / n), 1.85 + 0.8 * math.sin(PI * k / n)) for k in range(n + 1)]
    + [(-0.84 * math.cos(PI * k / n), 1.72 + 0.66 * math.sin(PI * k / n)) for k in range(n + 1)],
    0.08,
    mat('violet', 0.5, emit=0.3),
    (0, -0.87, 0),
    g=M_,
    bevel=0.02,
)
up([(-0.80, 0.9)] + a + [(0.80, 0.9)], 0.3, mat('#16264A', 0.9), (0, 0.35, 0), g=M_, bevel=0.01)
for i in range(7):
    box(
        (-0.42 + i * 0.205, -0.55, 1.86 + 0.12 * math.sin(PI * (i + 1) / 8)),
        (0.17, 0.03, 0.5),
        mat('marigold' if i % 2 else 'ivory', 0.7),
        g=M_,
        bevel=0.012,
    )
gear((-0.32, -0.93, 2.98), 0.38, 0.14, mat('marigold', 0.45), 9, rot=(PI / 2, 0, 0), g=Grp((0.2, 0.0, 0.0)))
gear(
    (0.30, -0.93, 2.98),
    0.30,
    0.14,
    mat('indigo', 0.45),
    8,
    rot=(PI / 2, 0, 0),
    g=Grp((0.2, 0, 0.0)),
    turn=0.35,
)
for i, c in enumerate(('terra', 'marigold', 'leaf2')):
    ball((1.18, -0.88, 1.5 - i * 0.2), 0.06, mat(c, 0.4, emit=0.8), scale=(1, 0.5, 1))
# belt: papers in, tiles out
for i, (x, rz) in enumerate(((-2.3, 0.3), (-1.55, -0.25))):
    pile(x, 0, 3 - i, rz, 0.85, z + 0.02)
tl = ['violet', 'marigold', 'leaf2']
for i in range(3):
    box((1.85 + i * 0.62, 0, z + 0.24), (0.46, 0.46, 0.44), mat(tl[i], 0.45), bevel=0.08)
# screen
S = Grp((4.35, 1.5, 0), -0.22)
box((0, 0.05, 0.1), (1.6, 0.7, 0.2), mat('indigo', 0.5), g=S, bevel=0.06)
box((0, 0.1, 0.6), (0.3, 0.2, 1.3), mat('indigo', 0.5), g=S)
g = S.sub((0, 0, 1.15))
window(g, 3.3, 2.75, inner='#EAF0FC')
for j in range(4):
    for i in range(4):
        c = [
            'violet',
            'marigold',
            'leaf2',
            'lav',
            'violet',
            'lav',
            'marigold',
            'terra',
            'lav',
            'leaf2',
            'violet',
            'lav',
            'violet',
            'marigold',
            'lav',
            '#CBD8F3',
        ][j * 4 + i]
        panel(
            (-1.02 + i * 0.68, -0.13, 1.92 - j * 0.52), 0.56, 0.40, 0.1, 0.08, mat(c, 0.45), g=g, bevel=0.03
        )
folk(
    'ravi',
    -3.15,
    -0.35,
    1.15,
    0,
    1.16,
    outfit='kurta',
    vest=None,
    shirt='terra',
    pants='ivory',
    rh=Vector((-2.62, -0.38, 1.18)),
    lh=Vector((-2.62, 0.1, 1.18)),
    rgrip='flat',
    lgrip='flat',
    tiltx=0.15,
)
folk('sana', 3.45, -1.05, 0.3, 0, 1.16, tablet='indigo', look=0.45, drape='marigold')
rig(1.15, 1750, 380, 600, (0, 0, 1.2), '#FFE8C8', '#C4D5FF', '#FFDDB0')
camera((-5.2, -14.4, 7.2), (-0.3, 0.3, 1.58), lens=49, fstop=3, focus=(0, -0.4, 1.2))
shoot(A, 'digitaltransformation', ev=-0.30)
