"""Night on deep navy, seen from the left: a guard with a torch stands large between a round vault whose door is open and a
big marigold padlock; a bunch of keys hangs on a post, a watch light stands on a mast behind."""

import os, sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from props_objects import *

A = cli()
reset()
world('#3C5590', '#14244A', 0.42)
stage('#14274F', y=10, r=5)
CAM = Vector((-4.8, -9.2, 2.7))
FWD = Vector((0.45, 0.893, 0))
RIGHT = Vector((0.893, -0.45, 0))


def at(u, d, z=0.0):
    """point u to the right of the camera's axis, d away"""
    q = CAM + FWD * d + RIGHT * u
    return q.x, q.y, z


slab((0.2, -1.0, 0), 13.5, 9.8, 0.14, 2.4, mat('#1D3668', 0.7), bevel=0.05)
slab((0.2, -1.0, 0.12), 12.9, 9.2, 0.04, 2.2, mat('#26437F', 0.7), bevel=0.012)
G0 = 0.16
# vault wall with round opening and door
V = Grp((-1.3, 1.75, G0), 0, 0.84)


def hole(w, h, R, t, m, c, g, bevel=0.06):
    o, i = [], []
    for k in range(96):
        a = 2 * PI * (k + 0.5) / 96
        i.append((R * math.cos(a), R * math.sin(a)))
        q = min(w / 2 / max(1e-6, abs(math.cos(a))), h / 2 / max(1e-6, abs(math.sin(a))))
        o.append((q * math.cos(a), q * math.sin(a)))
    return ring(o, i, t, m, c, (PI / 2, 0, 0), bevel, g)


hole(5.4, 4.4, 1.66, 0.9, mat('#2E4F96', 0.55), (0, 0.45, 2.2), V)
torus((0, -0.45, 2.2), 1.72, 0.12, mat('lav', 0.35, metal=0.3), rot=(PI / 2, 0, 0), g=V)
for k in range(16):
    a = 2 * PI * k / 16
    ball(
        (2.0 * math.cos(a), -0.45, 2.2 + 2.0 * math.sin(a)),
        0.075,
        mat('lav', 0.35, metal=0.3),
        scale=(1, 0.5, 1),
        g=V,
    )
box((0, 0.75, 2.2), (3.6, 0.1, 3.6), mat('#3B2A10', 0.8), g=V)
for j in range(3):
    for i in range(3):
        if j * 3 + i != 4:
            box(
                (-0.78 + i * 0.78, 0.5, 1.42 + j * 0.78),
                (0.66, 0.3, 0.66),
                mat('#C9963F' if (i + j) % 2 else '#B98534', 0.5, metal=0.2),
                g=V,
                bevel=0.05,
            )
            ball((-0.78 + i * 0.78, 0.33, 1.42 + j * 0.78), 0.06, mat('ivory', 0.4), g=V)
box((0, 0.5, 2.2), (0.66, 0.3, 0.66), mat('marigold', 0.5, emit=0.5), g=V, bevel=0.05)
area((-1.3, 1.55, 2.8), (-1.3, 2.45, 2.0), 0.7, 55, '#FFC765')
D0 = V.sub()
D0.m = (
    V.m
    @ Matrix.Translation((-1.75, -0.6, 2.2))
    @ Euler((0, 0, -1.50)).to_matrix().to_4x4()
    @ Matrix.Translation((1.68, 0, 0))
)
cyl((0, 0, 0), 1.66, 0.36, mat('#5B7FCB', 0.35, metal=0.25), rot=(PI / 2, 0, 0), g=D0, bevel=0.07, n=96)
cyl((0, 0.1, 0), 1.5, 0.5, mat('lav', 0.35, metal=0.3), rot=(PI / 2, 0, 0), g=D0, bevel=0.05, n=96)
cyl((0, -0.2, 0), 1.28, 0.08, mat('#3C63AC', 0.4), rot=(PI / 2, 0, 0), g=D0, bevel=0.03, n=96)
torus((0, -0.26, 0), 0.62, 0.07, mat('marigold', 0.35, metal=0.3), rot=(PI / 2, 0, 0), g=D0)
for k in range(5):
    a = 2 * PI * k / 5 + 0.3
    tube(
        [(0, -0.30, 0), (0.86 * math.cos(a), -0.30, 0.86 * math.sin(a))],
        0.05,
        mat('marigold', 0.35, metal=0.3),
        g=D0,
        smooth=False,
    )
    ball((0.86 * math.cos(a), -0.30, 0.86 * math.sin(a)), 0.1, mat('marigold', 0.35, metal=0.3), g=D0)
ball((0, -0.3, 0), 0.17, mat('ivory', 0.4), g=D0)
for k in range(12):
    a = 2 * PI * k / 12
    ball(
        (1.46 * math.cos(a), -0.18, 1.46 * math.sin(a)),
        0.07,
        mat('ivory', 0.35, metal=0.3),
        scale=(1, 0.6, 1),
        g=D0,
    )
for z in (-0.55, 0.55):
    cyl((-1.80, -0.60, 2.2 + z), 0.13, 0.46, mat('lav', 0.35, metal=0.3), g=V, bevel=0.03)
    box((-1.92, -0.48, 2.2 + z), (0.34, 0.26, 0.30), mat('#3C63AC', 0.4), g=V, bevel=0.04)
    box((-1.56, -0.02, z), (0.36, 0.22, 0.30), mat('#3C63AC', 0.4), g=D0, bevel=0.04)
# padlock hero
padlock(Grp(at(2.36, 9.5, G0), -0.2), 1.70)
# key post
K = Grp(at(4.2, 9.8, G0), -0.3, 1.15)
cyl((0, 0, 0.9), 0.07, 1.8, mat('wood', 0.7), g=K)
cyl((0, 0, 0.04), 0.32, 0.08, 'indigo', g=K)
tube([(0, 0, 1.72), (-0.42, -0.05, 1.72), (-0.46, -0.05, 1.80)], 0.035, mat('wood', 0.7), g=K)
torus((-0.42, -0.06, 1.50), 0.17, 0.022, mat('mist', 0.3, metal=0.5), rot=(PI / 2, 0, 0), g=K)
for i, (a, m) in enumerate(((-0.28, 'marigold'), (0.0, 'lav'), (0.28, 'terra'))):
    key((-0.42 + a * 0.55, -0.1 - 0.05 * i, 1.26), 0.62, m, rot=(PI / 2, PI / 2 - a * 0.9, 0), g=K)
# watch light
T = lamp_tower(*at(-4.35, 10.2)[:2], 3.0, G0)
L = T.sub((0, 0, 3.45), 0.5, 1, (0, 0))
tube([(-0.3, 0, -0.35), (-0.34, 0, 0.05)], 0.05, 'ivory', g=L)
tube([(0.3, 0, -0.35), (0.34, 0, 0.05)], 0.05, 'ivory', g=L)
lathe(
    [(0.02, -0.32), (0.2, -0.3), (0.30, -0.1), (0.36, 0.3), (0.34, 0.3), (0.02, 0.2)],
    mat('marigold', 0.4),
    rot=(PI / 2 + 0.55, 0, 0),
    g=L,
)
ball((0, -0.24, -0.15), 0.27, mat('#FFF0C0', 0.4, emit=6), scale=(1, 0.5, 1), rot=(0.55, 0, 0), g=L)


def pool(c, r, colour, strength, stretch=(1, 1), rot=0.0):
    """pool of light on the paving, brightest in its middle; it glows by itself, as the rays of a lamp this small would
    leave speckles"""
    m = mat('#26437F', 0.7).copy()
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Emission'].default_value = (*s2l(colour), 1)
    tc = nt.nodes.new('ShaderNodeTexCoord')
    ln = nt.nodes.new('ShaderNodeVectorMath')
    ln.operation = 'LENGTH'
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.interpolation_type = 'SMOOTHERSTEP'  # cspell:disable-line
    for k, v in enumerate((0, r, strength, 0)):
        mr.inputs[k + 1].default_value = v
    nt.links.new(tc.outputs['Object'], ln.inputs[0])
    nt.links.new(ln.outputs['Value'], mr.inputs['Value'])
    nt.links.new(mr.outputs['Result'], b.inputs['Emission Strength'])
    m.cycles.sample_as_light = False
    o = cyl((0, 0, 0), r, 0.001, m, bevel=0, n=96)
    o.matrix_world = Grp(c, rot).m @ Matrix.Diagonal((*stretch, 1, 1))


pool(at(-3.05, 9.0, G0 + 0.002), 1.45, '#FFC878', 1.15, (1.25, 1), 0.3)
# guard with torch
P = folk(
    'imran',
    *at(0.62, 8.35)[:2],
    -0.88,
    G0,
    1.42,
    shirt='violet',
    pants='ink',
    look=0.42,
    rh=(-0.08, -0.34, 0.30),
    rgrip='hold',
    rpalm=(1, 0, 0),
)
g = P.sub((0, 0, 0), 0.05)
cap = P.sub((0, 0, 0), 0.42)
ball((0, -0.01, 1.09), 0.22, mat('navy', 0.7), scale=(1, 1, 0.42), g=cap)
ball((0, -0.17, 1.03), 0.15, mat('ink', 0.5), scale=(1.1, 0.8, 0.15), g=cap)
box((0, -0.224, 1.105), (0.09, 0.04, 0.075), mat('marigold', 0.4), g=cap)
T = g.sub((-0.055, -0.36, 0.31), 0.35, 1, (0.15, 0))
cyl((0, -0.03, 0), 0.036, 0.28, mat('ink', 0.4), rot=(PI / 2, 0, 0), g=T)
cyl((0, -0.20, 0), 0.062, 0.1, mat('marigold', 0.4), rot=(PI / 2, 0, 0), g=T)
ball((0, -0.25, 0), 0.052, mat('#FFF0C0', 0.4, emit=4), scale=(1, 0.3, 1), g=T)
pool(at(-0.55, 8.05, G0 + 0.002), 0.72, '#FFE2A8', 0.75, (1.35, 1), -0.2)
torus((0, 0, 0.03), 0.206, 0.03, 'ink', g=g, scale=(1.05, 0.77, 1))
r = random.Random(8)
for i in range(34):
    u, v = r.uniform(-0.5, 0.5), r.uniform(0.02, 0.21)
    if not (-0.5 < u < 0.12 and v < 0.16):
        d = (17.7 + 0.0) / (0.893 - 0.45 * u)
        ball(at(u * d, d, CAM.z + v * d), r.uniform(0.025, 0.05), mat('#FFE9B8', 0.5, emit=2.5))
ball(at(0.30 * 23.3, 23.3, CAM.z + 0.15 * 23.3), 0.85, mat('#FFE9C0', 0.6, emit=1.1))
area((-6, -8, 9), (0, 0, 1.5), 4, 1500, '#FFE0B8')
area((8, -4, 4.5), (0, 0, 1.5), 4, 620, '#86A8FF')
area(at(1.2, 4.6, 3.2), at(0.62, 8.3, 1.8), 1.5, 120, '#FFE6C8')
area((5, 7, 8), (0, 0.5, 2), 3, 1400, '#9CB8FF')
camera(CAM, CAM + FWD * 10 + Vector((0, 0, -0.75)), lens=32, fstop=3.2, focus=at(0.5, 8.3, 1.6))
shoot(A, 'cybersecurity', ev=-0.02)
