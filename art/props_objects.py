"""Props and helpers for the object-led scenes: skies, towels, buildings, vehicles, machines, screens.
Everything is built from the primitives of clay.py; forward is -Y, up is Z."""

import clay
from clay import *
from clay import _obj, _bm
from people import head, sit, stand
from props import CAST

PI = math.pi


# ---------- output, light, backdrop ----------
def shoot(A, name, w=1600, h=900, ev=-0.3):
    """render with the kit"""
    render(
        A.get('out', name + '.png'),
        w,
        h,
        spp=int(A.get('spp', 24)),
        pct=int(A.get('pct', 50)),
        exposure=float(A.get('ev', ev)),
        denoise=float(A.get('dn', 0.16)),
    )


def rig(s=1, key=1700, fill=420, rim=1000, at=(0, 0, 1.5), kc='#FFE4BE', fc='#A9C4FF', rc='#FFC98C'):
    """the series' light: large warm key from upper left, cool fill at a quarter, warm rim behind"""
    q = s * s
    X, Y, Z = at
    area((X - 6 * s, Y - 7 * s, Z + 7.5 * s), at, 4 * s, key * q, kc)
    area((X + 7 * s, Y - 4 * s, Z + 3.5 * s), at, 4 * s, fill * q, fc)
    area((X + 5 * s, Y + 6.5 * s, Z + 6.5 * s), at, 3 * s, rim * q, rc)


def sun(power=1.5, towards=(0.55, 0.62, -0.56), c='#FFE6C2', soft=0.25):
    """parallel daylight for wide outdoor scenes"""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = power
    l.angle = soft
    l.color = s2l(c)
    o = bpy.data.objects.new('sun', l)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()


def sky(stops, y=60, s=1.05, w=400, h=260, z=-20):
    """the kit's sky, far and large enough for an open landscape"""
    return clay.sky(y, stops, w, h, z, s)


def ribs(y, c1='#2F4C86', c2='#355594', w=16, h=9, step=0.3, z0=0):
    """ribbed wall"""
    box((0, y + 0.12, z0 + h / 2), (w * 2, 0.2, h), mat(c1, 0.85, sheen=0), bevel=0)
    n = int(w / step)
    for i in range(-n, n + 1):
        box((i * step, y, z0 + h / 2), (step * 0.58, 0.06, h), mat(c2, 0.8, sheen=0), bevel=0.02, seg=2)


# ---------- shapes ----------
def up(pts, t, m, c=(0, 0, 0), bevel=0.02, g=None, rz=0, lean=0):
    """polygon in the x-z plane, thickness t in y, centred on c"""
    sg = (g or W).sub(c, rz).sub((0, 0, 0), 0, 1, (PI / 2 + lean, 0))
    return prism(pts, t, m, (0, 0, -t / 2), bevel=bevel, g=sg)


def ring(pts_out, pts_in, h, m, c=(0, 0, 0), rot=(0, 0, 0), bevel=0.02, g=None):
    """flat ring between two outlines of equal length, extruded h in z"""
    n = len(pts_out)

    def f(b):
        R = [
            [b.verts.new((x, y, z)) for x, y in p]
            for p, z in ((pts_out, 0), (pts_in, 0), (pts_in, h), (pts_out, h))
        ]
        for k in range(4):
            for i in range(n):
                b.faces.new((R[k][i], R[k][(i + 1) % n], R[(k + 1) % 4][(i + 1) % n], R[(k + 1) % 4][i]))
        bmesh.ops.recalc_face_normals(b, faces=b.faces)

    return _obj('ring', _bm(f), m, g, c, rot, bevel=bevel, seg=3)


def gear(c, R, h, m, n=10, hole=0.42, rot=(0, 0, 0), g=None, turn=0, tooth=0.2):
    """toothed wheel, axis z"""
    out = []
    for i in range(n):
        for u, k in ((-0.34, 0), (-0.2, 1), (0.2, 1), (0.34, 0)):
            a = turn + 2 * PI * (i + u) / n
            r = R * (1 if k else 1 - tooth)
            out.append((r * math.cos(a), r * math.sin(a)))
    inn = [(R * hole * math.cos(math.atan2(y, x)), R * hole * math.sin(math.atan2(y, x))) for x, y in out]
    return ring(out, inn, h, m, c, rot, bevel=R * 0.035, g=g)


def smooth_path(P, n=10):
    """Catmull-Rom through the points"""
    P = [Vector(p) for p in P]
    Q = [P[0] * 2 - P[1]] + P + [P[-1] * 2 - P[-2]]
    out = []
    for i in range(1, len(Q) - 2):
        a, b, c, d = Q[i - 1 : i + 3]
        for k in range(n):
            t = k / n
            out.append(
                0.5
                * (
                    (2 * b)
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t * t
                    + (3 * b - a - 3 * c + d) * t * t * t
                )
            )
    return out + [P[-1]]


def ribbon(P, w, m, g=None, normal=None, th=0.018, n=10, w2=None):
    """flat band along a path; normal(p) gives its outward side"""
    Q = smooth_path(P, n)
    k = len(Q)

    def f(b):
        rows = []
        for i, p in enumerate(Q):
            t = (Q[min(i + 1, k - 1)] - Q[max(i - 1, 0)]).normalized()
            nn = normal(p) if normal else Vector((0, 0, 1))
            s = t.cross(nn).normalized()
            ww = w + ((w2 or w) - w) * i / (k - 1)
            rows.append(
                [b.verts.new(p + s * ww * u + nn * 0.006 * (1 - u * u)) for u in (-1, -0.5, 0, 0.5, 1)]
            )
        for p, q in zip(rows, rows[1:]):
            for j in range(4):
                b.faces.new((p[j], q[j], q[j + 1], p[j + 1]))

    o = _obj('ribbon', _bm(f), m, g)
    so = o.modifiers.new('so', 'SOLIDIFY')
    so.thickness = th
    so.offset = 1
    bv = o.modifiers.new('b', 'BEVEL')
    bv.width = th * 0.4
    bv.segments = 3
    bv.limit_method = 'ANGLE'
    return o


def arrow(P, w, m, th=0.2, head=2.4, g=None, length=None):
    """thick arrow along x-z points (front face towards -Y), with a triangular head"""
    Q = [Vector((x, 0, z)) for x, z in P]
    n = len(Q)
    L, R = [], []
    for i, p in enumerate(Q):
        t = (Q[min(i + 1, n - 1)] - Q[max(i - 1, 0)]).normalized()
        s = Vector((-t.z, 0, t.x))
        k = 1
        if 0 < i < n - 1:
            k = 1 / max(0.5, math.cos((Q[i] - Q[i - 1]).angle(Q[i + 1] - Q[i]) / 2))
        L.append(p + s * w / 2 * k)
        R.append(p - s * w / 2 * k)
    t = (Q[-1] - Q[-2]).normalized()
    s = Vector((-t.z, 0, t.x))
    hw = w * head / 2
    hl = length or w * head * 0.85
    pts = R + [Q[-1] - s * hw, Q[-1] + t * hl, Q[-1] + s * hw] + L[::-1]
    return up([(p.x, p.z) for p in pts], th, m, g=g, bevel=min(0.06, w * 0.2))


# ---------- people ----------
def folk(name, x, y, rot=0, z=0, s=1.12, seat=None, gamcha=None, **kw):
    """one of the series' people, standing on z or (seat given) sitting on a seat of that height; tablet=True puts a
    tablet into both hands; gamcha colours a towel around the neck"""
    tab = kw.pop('tablet', None)
    if tab:
        kw.setdefault('pose', 'tablet')
    k = dict(CAST[name], **kw)
    P = stand(x, y, rot, z, s, **k) if seat is None else sit(x, y, rot, seat, z, s, **k)
    if tab:
        t = P.sub((0, -0.335, 0.375), 0, 1, (-0.62, 0))
        slab(
            (0, 0, -0.011),
            0.38,
            0.27,
            0.022,
            0.03,
            mat(tab if isinstance(tab, str) else 'indigo', 0.35),
            g=t,
            bevel=0.007,
        )
        slab((0, 0, 0.0115), 0.34, 0.23, 0.003, 0.015, mat('#BCD2FF', 0.4, emit=0.3), g=t, bevel=0)
        cyl((0, 0, -0.013), 0.03, 0.006, 'marigold', g=t, bevel=0)
    if gamcha:
        towel(P, gamcha)
    return P


def towel(P, c='terra'):
    """cotton towel around the neck, ends in front"""
    n = lambda p: Vector((p.x, p.y * 1.3, 0.5 if p.z > 0.55 else 0)).normalized()
    path = [
        (-0.10, -0.205, 0.16),
        (-0.115, -0.205, 0.36),
        (-0.13, -0.135, 0.57),
        (-0.12, 0.06, 0.635),
        (0, 0.13, 0.65),
        (0.12, 0.06, 0.635),
        (0.13, -0.135, 0.57),
        (0.115, -0.205, 0.36),
        (0.10, -0.205, 0.22),
    ]
    ribbon(path, 0.045, mat(c, 0.8, sheen=0.5), P, n)


# ---------- nature ----------
def roundtree(x, y, s=1, z=0, seed=0, g=None, c=('leaf', 'leaf2')):
    """broad mango-like tree"""
    G = (g or W).sub((x, y, z), seed * 1.3, s)
    r = random.Random(seed)
    tube(
        [(0, 0, 0), (0.02, 0, 0.4), (-0.02, 0.02, 0.85)],
        0.1,
        mat('#9A6A3C', 0.8),
        g=G,
        radii=[1.25, 0.95, 0.8],
    )
    for i, (a, b, h, q) in enumerate(
        (
            (0, 0, 1.25, 0.5),
            (-0.4, 0.05, 1.0, 0.36),
            (0.4, -0.05, 1.02, 0.38),
            (0.05, -0.32, 0.98, 0.34),
            (-0.2, 0.2, 1.5, 0.32),
            (0.25, 0.1, 1.45, 0.34),
        )
    ):
        ball((a, b, h), q * r.uniform(0.93, 1.05), mat(c[i % 2], 0.8), g=G)


def palm(x, y, s=1, z=0, g=None, turn=0):
    """tall tar palm"""
    G = (g or W).sub((x, y, z), turn, s)
    tube([(0, 0, 0), (0.06, 0, 0.9), (0.02, 0, 1.9)], 0.075, mat('#A9794A', 0.8), g=G, radii=[1.3, 0.9, 0.8])
    for i in range(11):
        a = i * 2 * PI / 11
        e = (0.45, 0.05, -0.3)[i % 3]
        d = Vector((math.cos(a), math.sin(a), 0))
        c = Vector((0.02, 0, 1.92))
        P = [
            c,
            c + d * 0.34 + Vector((0, 0, 0.26 + e * 0.3)),
            c + d * 0.66 + Vector((0, 0, 0.12 + e * 0.5)),
            c + d * 0.86 + Vector((0, 0, -0.16 + e * 0.6)),
        ]
        tube(P, 0.075, mat('leaf' if i % 2 else 'leaf2', 0.7), g=G, radii=[0.5, 1.1, 0.9, 0.15])
    ball((0.02, 0, 1.88), 0.13, mat('leaf', 0.7), g=G)


def hill(x, y, r, h, c, z=0, glow=0.22):
    return ball((x, y, z), 1, mat(c, 0.95, sheen=0, emit=glow), scale=(r, r * 0.6, h))


# ---------- buildings ----------
def roof(w, d, h, m, c, g=None, t=0.12):
    """gable with the ridge along x"""
    pts = [(-d / 2, 0), (0, h), (d / 2, 0), (d / 2 - t * 0.4, -t), (0, h - t * 1.25), (-d / 2 + t * 0.4, -t)]
    return prism(pts, w, m, (c[0] - w / 2, c[1], c[2]), rot=(PI / 2, 0, PI / 2), bevel=0.03, g=g)


def house(x, y, s=1, rot=0, z=0, g=None, wall='ivory', top='terra', door='indigo'):
    G = (g or W).sub((x, y, z), rot, s)
    box((0, 0, 0.06), (2.2, 1.7, 0.12), mat('sand', 0.8), g=G, bevel=0.03)
    box((0, 0, 0.70), (1.9, 1.4, 1.2), mat(wall, 0.75), g=G, bevel=0.05)
    for sx in (-1, 1):
        prism(
            [(-0.7, 0), (0.7, 0), (0, 0.62)],
            0.14,
            mat(wall, 0.75),
            (sx * 0.88 - 0.07, 0, 1.26),
            rot=(PI / 2, 0, PI / 2),
            g=G,
        )
    roof(2.3, 1.95, 0.80, mat(top, 0.7), (0, 0, 1.24), g=G, t=0.14)
    for k in range(-5, 6):
        for sy in (-1, 1):
            tube(
                [(k * 0.2, sy * 0.96, 1.28), (k * 0.2, sy * 0.02, 2.05)],
                0.022,
                mat(top, 0.65),
                g=G,
                smooth=False,
            )
    panel((0.0, -0.71, 0.50), 0.46, 0.78, 0.05, 0.05, door, g=G)
    ball((0.15, -0.75, 0.5), 0.03, 'marigold', g=G)
    box((0, -0.80, 0.09), (0.7, 0.24, 0.1), mat('sand', 0.8), g=G)
    for sx in (-1, 1):
        panel((sx * 0.62, -0.71, 0.78), 0.44, 0.48, 0.06, 0.05, 'white', g=G)
        panel(
            (sx * 0.62, -0.745, 0.78),
            0.34,
            0.38,
            0.03,
            0.03,
            mat('#FFD98C', 0.5, emit=0.35),
            g=G,
            bevel=0.004,
        )
        panel((sx * 0.62, -0.765, 0.78), 0.035, 0.38, 0.02, 0.01, 'white', g=G, bevel=0.004)
        panel((sx * 0.62, -0.77, 0.78), 0.34, 0.035, 0.02, 0.01, 'white', g=G, bevel=0.004)
    return G


def rack(x, y, h, z=0, rz=0, c='#FFF6E8', n=5, led='marigold', g=None, w=1.25, d=1.25):
    """server cabinet"""
    g = (g or W).sub((x, y, z), rz)
    slab((0, 0, 0.0), w, d, h, 0.18, mat(c, 0.5), g=g, bevel=0.06)
    slab((0, 0, -0.01), w + 0.08, d + 0.08, 0.1, 0.2, mat('indigo', 0.5), g=g, bevel=0.03)
    panel((0, -d / 2, h / 2 + 0.02), w - 0.22, h - 0.24, 0.08, 0.10, mat('#17294B', 0.5), bevel=0.02, g=g)
    u = (h - 0.40) / n
    for i in range(n):
        zz = 0.22 + u * (i + 0.5)
        panel(
            (0, -d / 2 - 0.055, zz),
            w - 0.34,
            u - 0.07,
            0.07,
            0.06,
            mat('#3C63AC' if i % 2 else '#406DC5', 0.45),
            bevel=0.02,
            g=g,
        )
        for k in range(3):
            ball(
                (-0.34 * w / 1.25 + k * 0.11, -d / 2 - 0.10, zz),
                0.026,
                mat(led if (i + k) % 3 else 'terra', 0.4, emit=4),
                scale=(1, 0.5, 1),
                g=g,
            )
        for k in range(5):
            panel(
                (0.08 + k * 0.075, -d / 2 - 0.10, zz),
                0.034,
                (u - 0.07) * 0.5,
                0.02,
                0.016,
                mat('#17294B', 0.5),
                bevel=0.003,
                g=g,
            )
    return g


def awning(x0, x1, y, z, depth=0.9, drop=0.45, n=10, c=('marigold', 'ivory'), g=None):
    """striped shop awning with scallops"""
    w = (x1 - x0) / n
    for i in range(n):
        m = mat(c[i % 2], 0.75, sheen=0.3)
        cx = x0 + w * (i + 0.5)
        prism(
            [(0, 0), (-depth, -drop), (-depth, -drop - 0.05), (0, -0.06)],
            w * 0.985,
            m,
            (cx - w * 0.4925, y, z),
            rot=(PI / 2, 0, PI / 2),
            g=g,
            bevel=0.012,
        )
        up(
            [(-w * 0.49, 0.02), (-w * 0.49, -0.12)]
            + [
                (w * 0.49 * math.cos(a), -0.12 + w * 0.40 * math.sin(a))
                for a in [PI + PI * k / 10 for k in range(1, 10)]
            ]
            + [(w * 0.49, -0.12), (w * 0.49, 0.02)],
            0.05,
            m,
            (cx, y - depth + 0.015, z - drop - 0.02),
            g=g,
            bevel=0.012,
        )


# ---------- screens and paper ----------
def lines(g, x, z, ws, m='lav', h=0.09, step=0.18, y=0, t=0.05):
    """left-aligned bars standing for text"""
    ms = m if isinstance(m, (list, tuple)) else [m]
    for i, w in enumerate(ws):
        panel((x + w / 2, y, z - i * step), w, h, t, h * 0.48, mat(ms[i % len(ms)], 0.5), bevel=0.01, g=g)


def window(g, w, h, t=0.14, body='ivory', bar='indigo', dots=('terra', 'marigold', 'leaf2'), inner=None):
    """software window standing on z=0 of g, facing -Y; returns its z of the bar's lower edge"""
    panel((0, 0, h / 2), w, h, t, 0.16, mat(body, 0.5), bevel=0.04, g=g)
    b = min(0.36, h * 0.16)
    panel((0, -t / 2 - 0.015, h - b / 2 - 0.06), w - 0.12, b, 0.05, 0.11, mat(bar, 0.5), bevel=0.015, g=g)
    for i, c in enumerate(dots):
        ball(
            (-w / 2 + 0.28 + i * b * 0.55, -t / 2 - 0.05, h - b / 2 - 0.06),
            b * 0.18,
            mat(c, 0.4),
            scale=(1, 0.5, 1),
            g=g,
        )
    if inner:
        panel(
            (0, -t / 2 - 0.01, (h - b - 0.06) / 2),
            w - 0.22,
            h - b - 0.28,
            0.04,
            0.10,
            mat(inner, 0.55),
            bevel=0.01,
            g=g,
        )
    return h - b - 0.06


def book(c, w, d, h, col, rot=0, g=None, page='cream'):
    """closed book lying flat, base centre at c"""
    G = (g or W).sub(c, rot)
    k = h * 0.14
    box((0, 0, k / 2), (w, d, k), mat(col, 0.6), g=G, bevel=k * 0.4)
    box((0, 0, h - k / 2), (w, d, k), mat(col, 0.6), g=G, bevel=k * 0.4)
    box((-w / 2 + k * 0.6, 0, h / 2), (k * 1.2, d, h * 0.98), mat(col, 0.6), g=G, bevel=k * 0.5)
    box((0.012, 0, h / 2), (w - 0.08, d - 0.07, h - 2 * k + 0.004), mat(page, 0.9), g=G, bevel=0.004)


def sheet(c, w, d, g=None, rot=0, m='#FFFDF6', n=5, tilt=(0, 0)):
    """sheet of paper with bars, lying flat"""
    G = (g or W).sub(c, rot, 1, tilt)
    slab((0, 0, 0), w, d, 0.018, 0.03, mat(m, 0.8), g=G, bevel=0.006)
    for i in range(n):
        box(
            (-w * 0.06 * (i % 2), d * 0.34 - i * d * 0.68 / max(1, n - 1), 0.021),
            (w * (0.7 - 0.12 * (i % 2)), d * 0.035, 0.008),
            mat('#A9B7D6' if i else 'indigo', 0.8),
            g=G,
            bevel=0.002,
        )


def keyboard(c, w, d, g=None, rot=0, body='ivory', key='lav', accent='marigold'):
    G = (g or W).sub(c, rot)
    slab((0, 0, 0), w, d, 0.12, 0.14, mat(body, 0.5), g=G, bevel=0.04)
    nx, ny = 12, 4
    u = (w - 0.2) / nx
    v = (d - 0.2) / (ny + 0)
    for j in range(ny):
        i = 0
        while i < nx:
            k = 5 if (j == 0 and i == 3) else 1
            m = (
                accent
                if (j, i) in ((0, 3), (3, 0), (2, 11))
                else ('violet' if (i * 7 + j * 3) % 11 == 0 else key)
            )
            slab(
                (-w / 2 + 0.1 + u * (i + k / 2), -d / 2 + 0.1 + v * (j + 0.5), 0.115),
                u * k - 0.035,
                v - 0.035,
                0.085,
                0.05,
                mat(m, 0.5),
                g=G,
                bevel=0.025,
            )
            i += k


def padlock(G, s=1, body='marigold', shackle='mist'):
    """upright padlock with its base on z=0 of G, facing -Y"""
    g = G.sub((0, 0, 0), 0, s)
    slab((0, 0, 0), 0.95, 0.46, 0.80, 0.17, mat(body, 0.4, coat=0.3), g=g, bevel=0.09)
    tube(
        [
            (-0.28, 0, 0.72),
            (-0.28, 0, 1.02),
            (-0.17, 0, 1.20),
            (0, 0, 1.27),
            (0.17, 0, 1.20),
            (0.28, 0, 1.02),
            (0.28, 0, 0.72),
        ],
        0.085,
        mat(shackle, 0.25, metal=0.6, sheen=0),
        g=g,
    )
    for sx in (-1, 1):
        torus((sx * 0.28, 0, 0.81), 0.10, 0.03, mat('ink', 0.4), g=g)
    cyl((0, -0.235, 0.45), 0.105, 0.05, 'ink', rot=(PI / 2, 0, 0), g=g)
    up([(-0.045, 0), (0.045, 0), (0.065, -0.27), (-0.065, -0.27)], 0.05, 'ink', (0, -0.235, 0.45), g=g)


def key(c, s=1, m='marigold', rot=(0, 0, 0), g=None):
    """key in its own x-y plane, bow at the origin, blade along +x"""
    G = (g or W).sub(c, 0, s)
    G.m = G.m @ Euler(rot).to_matrix().to_4x4()
    k = mat(m, 0.3, metal=0.3, coat=0.3)
    torus((0, 0, 0), 0.22, 0.07, k, g=G)
    cyl((0.68, 0, 0), 0.06, 0.9, k, rot=(0, PI / 2, 0), g=G)
    for x, h in ((0.86, 0.2), (1.0, 0.26), (1.1, 0.16)):
        box((x, -h / 2, 0), (0.09, h, 0.08), k, g=G, bevel=0.02)


# ---------- vehicles ----------
def plane(P, livery='indigo', accent='saffron'):
    """airliner along x, nose at -x"""
    wh = mat('#FFFDF8', 0.28, coat=0.4, sheen=0)
    prof = [
        (0.02, 0),
        (0.16, 0.03),
        (0.31, 0.14),
        (0.43, 0.34),
        (0.50, 0.62),
        (0.53, 1.0),
        (0.535, 1.6),
        (0.535, 3.4),
        (0.51, 3.9),
        (0.44, 4.4),
        (0.33, 4.9),
        (0.22, 5.3),
        (0.12, 5.62),
        (0.04, 5.75),
    ]
    lathe(prof, wh, rot=(0, PI / 2, 0), c=(-2.6, 0, 0), g=P, sub=2)
    lathe(
        [(r * 0.995 + 0.012 if 0.1 < z < 5.6 else r * 0.6, z) for r, z in prof],
        mat(livery, 0.35, coat=0.3),
        rot=(0, PI / 2, 0),
        c=(-2.6, 0, -0.13),
        g=P,
        sub=2,
        scale=(0.80, 0.985, 1),
    )
    zs = [z for _, z in prof]
    rs = [q for q, _ in prof]
    for sy in (-1, 1):
        for p0, p1 in ((0.03, 0.46), (0.52, 0.86), (0.92, 1.22)):

            def f(bm, p0=p0, p1=p1):
                K = 10
                rows = []
                for i in range(K + 1):
                    row = []
                    for j in range(K + 1):
                        u, v = i / K, j / K
                        ph = p0 + (p1 - p0) * u
                        q = 0.385 + 0.10 * ph * ph * 0.5 + 0.21 * v * (1 - 0.18 * ph)
                        r = float(np.interp(q, zs, rs)) + 0.010
                        row.append(bm.verts.new((-2.6 + q, sy * r * math.sin(ph), r * math.cos(ph))))
                    rows.append(row)
                for i in range(K):
                    for j in range(K):
                        bm.faces.new((rows[i][j], rows[i + 1][j], rows[i + 1][j + 1], rows[i][j + 1]))

            _obj('pane', _bm(f), mat('ink', 0.12, coat=0.8, sheen=0), P)
        for i in range(15):
            ball(
                (-1.62 + i * 0.245, sy * 0.515, 0.13),
                0.062,
                mat('ink', 0.15, coat=0.6, sheen=0),
                scale=(0.72, 0.32, 1.05),
                g=P,
            )
        pts = [
            (x, sy * y)
            for x, y in [
                (-0.75, 0.30),
                (0.75, 0.30),
                (1.10, 1.3),
                (1.62, 3.25),
                (1.72, 3.45),
                (1.30, 3.45),
                (0.9, 2.6),
            ]
        ]
        pts = pts if sy > 0 else pts[::-1]
        prism(pts, 0.10, wh, c=(0.1, 0, -0.25), rot=(sy * 0.075, 0, 0), bevel=0.045, g=P)
        prism(
            [(1.36, 0), (1.78, 0), (2.16, 0.62), (1.96, 0.62)],
            0.06,
            mat(accent, 0.35, coat=0.3),
            c=(0.04, sy * 3.44 + 0.03, 0.03),
            rot=(PI / 2 - sy * 0.18, 0, 0),
            bevel=0.025,
            g=P,
        )
        E = P.sub((0.12, sy * 1.25, -0.46), 0, 1, (0, PI / 2))
        lathe(
            [
                (0.20, -0.05),
                (0.245, -0.04),
                (0.275, 0.05),
                (0.285, 0.3),
                (0.25, 0.72),
                (0.17, 0.92),
                (0.02, 0.92),
            ],
            mat(livery, 0.3, coat=0.5),
            g=E,
        )
        torus((0, 0, -0.03), 0.235, 0.035, mat('mist', 0.2, metal=0.6), g=E)
        cyl((0, 0, -0.02), 0.21, 0.03, mat('ink', 0.5), g=E, bevel=0)
        ball((0, 0, -0.03), 0.07, mat(accent, 0.4), g=E)
        box((0.57, sy * 1.25, -0.25), (0.6, 0.06, 0.26), wh, bevel=0.02, g=P)
        tp = [(x, sy * y) for x, y in [(2.35, 0.12), (2.95, 0.12), (3.28, 1.25), (3.0, 1.25)]]
        prism(tp if sy > 0 else tp[::-1], 0.07, wh, c=(0, 0, 0.14), rot=(sy * 0.06, 0, 0), bevel=0.03, g=P)
    prism(
        [(1.75, 0.30), (2.85, 0.22), (3.36, 1.62), (2.92, 1.62)],
        0.09,
        mat(accent, 0.35, coat=0.3),
        c=(0, 0.045, 0.08),
        rot=(PI / 2, 0, 0),
        bevel=0.035,
        g=P,
    )
    prism(
        [(2.42, 0.62), (2.98, 0.62), (3.11, 0.98), (2.62, 0.98)],
        0.10,
        mat(livery, 0.35, coat=0.3),
        c=(0, 0.05, 0.08),
        rot=(PI / 2, 0, 0),
        bevel=0.03,
        g=P,
    )


def motorbike(x, y, s=1, rot=0, z=0, g=None, c='violet'):
    """commuter motorbike along x, front at -x"""
    G = (g or W).sub((x, y, z), rot, s)
    k = mat('ink', 0.5)
    st = mat('mist', 0.3, metal=0.5)
    for wx in (-0.72, 0.72):
        torus((wx, 0, 0.36), 0.29, 0.075, k, rot=(PI / 2, 0, 0), g=G)
        torus((wx, 0, 0.36), 0.21, 0.022, st, rot=(PI / 2, 0, 0), g=G)
        cyl((wx, 0, 0.36), 0.08, 0.16, st, rot=(PI / 2, 0, 0), g=G)
        for i in range(6):
            a = i * PI / 3
            tube(
                [(wx, 0, 0.36), (wx + 0.21 * math.cos(a), 0, 0.36 + 0.21 * math.sin(a))],
                0.014,
                st,
                g=G,
                smooth=False,
            )
    for sy in (-0.09, 0.09):
        tube([(-0.72, sy, 0.36), (-0.52, sy, 0.95)], 0.03, st, g=G, smooth=False)
        tube([(0.72, sy, 0.36), (0.15, sy, 0.42)], 0.035, k, g=G, smooth=False)
        tube([(0.62, sy * 1.4, 0.40), (0.42, sy * 1.4, 0.75)], 0.035, st, g=G, smooth=False)
    tube([(-0.52, 0, 0.92), (-0.2, 0, 0.72), (0.5, 0, 0.74)], 0.05, k, g=G, smooth=False)
    tube([(-0.5, 0, 0.9), (-0.28, 0, 0.4), (0.2, 0, 0.36)], 0.04, k, g=G, smooth=False)
    box((-0.06, 0, 0.50), (0.40, 0.24, 0.30), mat('steel', 0.4), g=G, bevel=0.06)
    for i in range(3):
        box((-0.06, 0, 0.56 + i * 0.06), (0.44, 0.27, 0.022), st, g=G, bevel=0.008)
    ball((-0.20, 0, 0.86), 0.24, mat(c, 0.3, coat=0.6), scale=(1.25, 0.62, 0.68), g=G)
    cyl((-0.22, 0, 1.03), 0.045, 0.03, st, g=G)
    ball((0.38, 0, 0.86), 0.2, k, scale=(2.1, 0.72, 0.42), g=G)
    ball((0.72, 0, 0.80), 0.13, mat(c, 0.3, coat=0.6), scale=(1.6, 0.7, 0.6), g=G)
    ball((0.92, 0, 0.80), 0.05, mat('terra', 0.4, emit=0.6), g=G)
    for wx, r0 in ((-0.72, 1), (0.72, 1)):
        tube([(wx - 0.28, 0, 0.62), (wx, 0, 0.765), (wx + 0.28, 0, 0.62)], 0.055, mat(c, 0.3, coat=0.6), g=G)
    tube(
        [
            (-0.42, -0.32, 1.10),
            (-0.52, -0.16, 1.06),
            (-0.54, 0, 1.02),
            (-0.52, 0.16, 1.06),
            (-0.42, 0.32, 1.10),
        ],
        0.025,
        st,
        g=G,
    )
    for sy in (-1, 1):
        tube([(-0.40, sy * 0.36, 1.11), (-0.44, sy * 0.24, 1.09)], 0.036, k, g=G, smooth=False)
        cyl((-0.50, sy * 0.22, 1.22), 0.07, 0.025, k, rot=(0, PI / 2, 0), g=G)
        tube([(-0.48, sy * 0.2, 1.06), (-0.5, sy * 0.22, 1.2)], 0.012, st, g=G, smooth=False)
    cyl((-0.62, 0, 0.96), 0.115, 0.14, mat(c, 0.3, coat=0.6), rot=(0, PI / 2, 0), g=G)
    ball((-0.69, 0, 0.96), 0.10, mat('#FFF2C8', 0.2, emit=0.8), scale=(0.4, 1, 1), g=G)
    tube([(-0.1, -0.17, 0.32), (0.3, -0.19, 0.28), (0.85, -0.19, 0.36)], 0.05, st, g=G, radii=[0.6, 1, 1.2])
    tube([(0.1, 0.1, 0.34), (0.14, 0.3, 0.03)], 0.02, k, g=G, smooth=False)
    return G


def bicycle(x, y, s=1, rot=0, z=0, g=None, c='indigo'):
    """roadster along x, front at -x"""
    G = (g or W).sub((x, y, z), rot, s)
    k = mat('ink', 0.5)
    st = mat('mist', 0.3, metal=0.5)
    f = mat(c, 0.35, coat=0.4)
    for wx in (-0.62, 0.62):
        torus((wx, 0, 0.42), 0.385, 0.032, k, rot=(PI / 2, 0, 0), g=G)
        torus((wx, 0, 0.42), 0.345, 0.014, st, rot=(PI / 2, 0, 0), g=G)
        cyl((wx, 0, 0.42), 0.04, 0.12, st, rot=(PI / 2, 0, 0), g=G)
        for i in range(12):
            a = i * PI / 6
            tube(
                [(wx, 0, 0.42), (wx + 0.345 * math.cos(a), 0, 0.42 + 0.345 * math.sin(a))],
                0.006,
                st,
                g=G,
                smooth=False,
            )
        tube([(wx - 0.30, 0, 0.74), (wx, 0, 0.86), (wx + 0.30, 0, 0.74)], 0.03, f, g=G)
    A, B, C, D = (-0.42, 0, 0.98), (0.22, 0, 0.95), (0.08, 0, 0.40), (0.62, 0, 0.42)
    for a, b in (
        (A, B),
        (A, C),
        (B, C),
        (C, D),
        (B, D),
        (A, (-0.62, 0, 0.42)),
        (A, (-0.38, 0, 1.10)),
        (B, (0.24, 0, 1.06)),
    ):
        tube([a, b], 0.028, f, g=G, smooth=False)
    ball((0.26, 0, 1.09), 0.1, mat('#7A4A26', 0.6), scale=(1.7, 0.9, 0.5), g=G)
    tube(
        [
            (-0.22, -0.26, 1.12),
            (-0.36, -0.2, 1.17),
            (-0.40, 0, 1.11),
            (-0.36, 0.2, 1.17),
            (-0.22, 0.26, 1.12),
        ],
        0.02,
        st,
        g=G,
    )
    for sy in (-1, 1):
        tube([(-0.14, sy * 0.27, 1.10), (-0.26, sy * 0.25, 1.14)], 0.03, k, g=G, smooth=False)
    torus((0.08, -0.07, 0.40), 0.11, 0.016, st, rot=(PI / 2, 0, 0), g=G)
    tube([(0.08, -0.1, 0.40), (-0.04, -0.1, 0.26)], 0.018, st, g=G, smooth=False)
    box((-0.04, -0.15, 0.26), (0.13, 0.1, 0.035), k, g=G)
    tube([(0.08, 0.1, 0.40), (0.2, 0.1, 0.54)], 0.018, st, g=G, smooth=False)
    box((0.2, 0.15, 0.54), (0.13, 0.1, 0.035), k, g=G)
    box((0.62, 0, 0.90), (0.46, 0.2, 0.03), k, g=G)
    tube([(0.7, 0.05, 0.42), (0.72, 0.05, 0.9)], 0.012, st, g=G, smooth=False)
    ball((-0.50, 0, 0.98), 0.06, mat('#FFF2C8', 0.3, emit=0.5), g=G)
    tube([(0.5, 0.06, 0.42), (0.56, 0.3, 0.02)], 0.018, k, g=G, smooth=False)
    return G


# ---------- hero objects ----------
def umbrella(c, R, h, g=None, cols=('indigo', 'marigold'), pole=None, n=8):
    """open umbrella, canopy rim at about c.z, ribs, ferrule; pole length below the rim"""
    G = (g or W).sub(c)
    K = 14
    for k in range(n):

        def f(b, k=k):
            rows = []
            for i in range(K + 1):
                t = i / K
                row = []
                for j in range(K + 1):
                    u = j / K
                    a = 2 * PI * (k + u) / n
                    s = math.sin(PI * u)
                    r = R * math.sin(t * PI / 2) * (1 - 0.07 * s * t)
                    z = h * math.cos(t * PI / 2) ** 0.9 + (0.10 * h * s * t**3)
                    row.append(b.verts.new((r * math.cos(a), r * math.sin(a), z)))
                rows.append(row)
            for p, q in zip(rows, rows[1:]):
                for j in range(K):
                    b.faces.new((p[j], q[j], q[j + 1], p[j + 1]))
            bmesh.ops.remove_doubles(b, verts=b.verts, dist=1e-4)

        o = _obj('gore', _bm(f), mat(cols[k % len(cols)], 0.55, sheen=0.3), G)
        so = o.modifiers.new('so', 'SOLIDIFY')
        so.thickness = 0.035 * R / 2
        a = 2 * PI * k / n
        tube(
            [
                (
                    R * math.sin(t * PI / 2) * math.cos(a),
                    R * math.sin(t * PI / 2) * math.sin(a),
                    h * math.cos(t * PI / 2) ** 0.9 + 0.006 * R,
                )
                for t in [i / 10 for i in range(1, 11)]
            ],
            0.012 * R,
            mat('ivory', 0.5),
            g=G,
        )
        ball((R * math.cos(a), R * math.sin(a), 0), 0.035 * R, 'ivory', g=G)
    ball((0, 0, h - 0.005 * R), 0.11 * R, mat('ivory', 0.5), scale=(1, 1, 0.35), g=G)
    cyl((0, 0, h + 0.07 * R), 0.03 * R, 0.2 * R, 'ivory', g=G)
    ball((0, 0, h + 0.17 * R), 0.045 * R, 'marigold', g=G)
    if pole:
        cyl((0, 0, (h - pole) / 2), 0.028 * R, pole + h - 0.05, mat('mist', 0.3, metal=0.4), g=G)


def megaphone(G, c='marigold', c2='ivory', c3='indigo'):
    """loudhailer with its mouth towards -x of G; about 2.6 long"""
    t = PI / 2
    lathe(
        [
            (0.02, -0.30),
            (0.16, -0.34),
            (0.30, -0.50),
            (0.50, -0.86),
            (0.80, -1.34),
            (0.92, -1.46),
            (0.99, -1.42),
            (0.92, -1.28),
            (0.66, -0.82),
            (0.47, -0.35),
            (0.36, 0.1),
            (0.33, 0.35),
            (0.02, 0.35),
        ],
        mat(c, 0.45, coat=0.2),
        rot=(0, t, 0),
        g=G,
    )
    torus((-1.42, 0, 0), 0.95, 0.075, mat(c2, 0.4, coat=0.3), rot=(0, t, 0), g=G)
    ball((-0.46, 0, 0), 0.24, mat(c3, 0.5), g=G)
    cyl((0.62, 0, 0), 0.40, 0.62, mat(c3, 0.45), rot=(0, t, 0), g=G, bevel=0.1)
    torus((0.33, 0, 0), 0.38, 0.06, mat(c2, 0.4), rot=(0, t, 0), g=G)
    cyl((0.98, 0, 0), 0.26, 0.16, mat(c2, 0.45), rot=(0, t, 0), g=G, bevel=0.05)
    box((0.55, 0, -0.72), (0.30, 0.26, 0.80), mat(c3, 0.5), rot=(0, -0.18, 0), g=G, bevel=0.1)
    box((0.30, 0, -0.52), (0.12, 0.12, 0.2), mat('terra', 0.4), g=G, bevel=0.04)


def goat(x, y, s=1, rot=0, z=0, g=None, c='ivory', c2='#8A5A34', look=0.4):
    """goat along x, head at -x"""
    G = (g or W).sub((x, y, z), rot, s)
    b = mat(c, 0.85, sheen=0.5)
    d = mat(c2, 0.85, sheen=0.4)
    ball((0, 0, 0.62), 0.30, b, scale=(1.5, 0.92, 0.95), g=G)
    ball((0.30, 0, 0.66), 0.25, d, scale=(1.05, 0.97, 0.92), g=G)
    for lx in (-0.28, 0.3):
        for ly in (-0.14, 0.14):
            tube(
                [(lx, ly, 0.5), (lx + 0.02, ly, 0.25), (lx, ly, 0.06)],
                0.06,
                b if lx < 0 else d,
                g=G,
                radii=[1.3, 0.85, 0.8],
            )
            cyl((lx, ly, 0.045), 0.055, 0.09, mat('#3A2A20', 0.6), g=G)
    tube([(-0.34, 0, 0.72), (-0.48, 0, 0.95), (-0.54, -0.02, 1.10)], 0.13, b, g=G, radii=[1.25, 0.95, 0.85])
    tube([(0.44, 0, 0.82), (0.54, 0, 0.92), (0.53, 0, 1.0)], 0.05, d, g=G, radii=[1, 0.9, 0.5])
    H = G.sub((-0.56, -0.02, 1.16), look, 1, (0, 0.12))
    ball((-0.06, 0, 0), 0.165, b, scale=(1.15, 0.9, 0.95), g=H)
    ball((-0.22, 0, -0.06), 0.115, b, scale=(1.25, 0.88, 0.8), g=H)
    ball((-0.33, 0, -0.05), 0.05, mat('#D9A08C', 0.6), scale=(0.6, 1.1, 0.7), g=H)
    for sy in (-1, 1):
        ball((-0.15, sy * 0.118, 0.055), 0.028, mat('ink', 0.2), g=H)
        ball((0.02, sy * 0.20, -0.01), 0.09, d, scale=(0.55, 1.35, 0.35), rot=(sy * -0.55, 0, 0), g=H)
        tube(
            [(0.0, sy * 0.06, 0.13), (0.05, sy * 0.09, 0.27), (0.16, sy * 0.11, 0.33)],
            0.035,
            mat('sand', 0.6),
            g=H,
            radii=[1, 0.8, 0.3],
        )
        tube([(-0.31, sy * 0.01, -0.10), (-0.31, sy * 0.05, -0.095)], 0.01, mat('ink', 0.5), g=H)
    tube([(-0.20, 0, -0.15), (-0.19, 0, -0.25), (-0.16, 0, -0.32)], 0.04, b, g=H, radii=[1, 0.8, 0.3])
    torus((-0.475, 0, 0.93), 0.135, 0.022, mat('terra', 0.6), rot=(0, -0.55, 0), g=G)
    ball((-0.60, 0, 0.87), 0.04, mat('marigold', 0.3, metal=0.4), g=G)
    return G


def crate(c, s, g=None, rot=0, m='wood', lid=None):
    """parcel or crate, base centre at c; s: (w,d,h)"""
    G = (g or W).sub(c, rot)
    w, d, h = s
    box((0, 0, h / 2), s, mat(m, 0.8), g=G, bevel=0.03)
    if lid:
        box((0, 0, h / 2), (w * 0.2, d + 0.012, h + 0.012), mat(lid, 0.7), g=G, bevel=0.01)


def sack(c, s=1, g=None, fill='#E8C877', m='#C8A46E', heap=0.2):
    """open jute sack with a rolled rim and a heap of grain"""
    G = (g or W).sub(c, 0, s)
    lathe(
        [(0.02, 0), (0.30, 0), (0.37, 0.06), (0.39, 0.25), (0.36, 0.46), (0.34, 0.50), (0.02, 0.50)],
        mat(m, 0.95, sheen=0.4),
        g=G,
    )
    torus((0, 0, 0.5), 0.335, 0.055, mat(m, 0.95, sheen=0.4), g=G)
    ball((0, 0, 0.49), 0.315, mat(fill, 0.9), scale=(1, 1, heap / 0.315), g=G)
    r = random.Random(int(c[0] * 100))
    for i in range(46):
        a = r.uniform(0, 6.28)
        q = r.uniform(0, 0.27)
        ball(
            (q * math.cos(a), q * math.sin(a), 0.49 + heap * math.sqrt(max(0, 1 - (q / 0.315) ** 2))),
            0.026,
            mat(fill, 0.8),
            scale=(1, 0.7, 0.7),
            rot=(0, 0, a),
            g=G,
        )


def jar(c, s=1, fill='terra', lid='marigold', g=None):
    G = (g or W).sub(c, 0, s)
    lathe(
        [(0.02, 0), (0.14, 0), (0.155, 0.02), (0.155, 0.26), (0.12, 0.31), (0.02, 0.31)],
        mat(fill, 0.25, coat=0.5),
        g=G,
        n=32,
    )
    cyl((0, 0, 0.335), 0.125, 0.07, mat(lid, 0.5), g=G, n=32)


def robot_arm(c, s=1, g=None, rot=0, joint=(0.5, 1.15), c1='ivory', c2='marigold'):
    """two-link arm on a turntable reaching towards -Y; returns the wrist position in its frame"""
    G = (g or W).sub(c, rot, s)
    wh = mat(c1, 0.4, coat=0.3)
    j = mat(c2, 0.4, coat=0.3)
    k = mat('indigo', 0.45)
    lathe(
        [(0.02, 0), (0.52, 0), (0.54, 0.06), (0.50, 0.14), (0.36, 0.20), (0.30, 0.42), (0.02, 0.42)], k, g=G
    )
    torus((0, 0, 0.15), 0.47, 0.03, j, g=G)
    S = Vector((0, 0, 0.62))
    a1, a2 = joint
    E = S + Vector((0, -math.sin(a1) * 0.2, 1)) * 1.35
    Wp = E + Vector((0, -math.cos(a2), -math.sin(a2))) * 1.45
    cyl(S, 0.28, 0.56, j, rot=(0, PI / 2, 0), g=G, bevel=0.06)
    tube([S, E], 0.2, wh, g=G, radii=[1.1, 0.85], smooth=False)
    cyl(E, 0.23, 0.5, j, rot=(0, PI / 2, 0), g=G, bevel=0.05)
    tube([E, Wp], 0.16, wh, g=G, radii=[1.1, 0.75], smooth=False)
    ball(Wp, 0.17, j, g=G)
    for q in (S, E):
        for sx in (-1, 1):
            cyl(
                (sx * 0.30 if q is S else sx * 0.27, q.y, q.z),
                0.12,
                0.04,
                k,
                rot=(0, PI / 2, 0),
                g=G,
                bevel=0.015,
            )
    tube(
        [
            S + Vector((0.22, 0.25, 0.1)),
            S + Vector((0.26, 0.35, 0.7)),
            E + Vector((0.2, 0.2, 0.02)),
            E + Vector((0.16, 0.02, 0.05)),
        ],
        0.035,
        mat('ink', 0.5),
        g=G,
    )
    cyl(Wp + Vector((0, 0, -0.18)), 0.10, 0.14, k, g=G)
    box(Wp + Vector((0, 0, -0.27)), (0.34, 0.14, 0.08), k, g=G)
    for sx in (-1, 1):
        tube(
            [
                Wp + Vector((sx * 0.15, 0, -0.29)),
                Wp + Vector((sx * 0.17, 0, -0.44)),
                Wp + Vector((sx * 0.09, 0, -0.58)),
            ],
            0.04,
            j,
            g=G,
            radii=[1.1, 1, 0.8],
        )
    return G, Wp + Vector((0, 0, -0.60))


def lamp_tower(x, y, h, z=0, g=None):
    """watch light on a lattice mast"""
    G = (g or W).sub((x, y, z))
    st = mat('lav', 0.5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * 0.3, sy * 0.3, 0), (sx * 0.13, sy * 0.13, h)], 0.035, st, g=G, smooth=False)
    n = int(h / 0.5)
    for i in range(n):
        a, b = 0.3 - 0.17 * i / n, 0.3 - 0.17 * (i + 1) / n
        z0, z1 = h * i / n, h * (i + 1) / n
        for sy in (-1, 1):
            tube([(-a, sy * a, z0), (b, sy * b, z1)], 0.02, st, g=G, smooth=False)
            tube([(a, sy * a, z0), (-b, sy * b, z1)], 0.02, st, g=G, smooth=False)
        for sx in (-1, 1):
            tube([(sx * a, -a, z0), (sx * b, b, z1)], 0.02, st, g=G, smooth=False)
    slab((0, 0, h), 0.7, 0.7, 0.08, 0.1, 'indigo', g=G)
    return G


def scaffold(x0, x1, y0, y1, h, g=None, lv=(1.2,), bays=3, m='marigold', plank='wood'):
    """poles, rails and plank decks"""
    s = mat(m, 0.45)
    for i in range(bays + 1):
        x = x0 + (x1 - x0) * i / bays
        for y in (y0, y1):
            tube([(x, y, 0), (x, y, h)], 0.045, s, g=g, smooth=False)
            cyl((x, y, 0.02), 0.1, 0.04, 'ink', g=g)
        for z in lv:
            tube([(x, y0, z - 0.07), (x, y1, z - 0.07)], 0.035, s, g=g, smooth=False)
    for z in lv:
        for y in (y0, y1):
            tube([(x0, y, z - 0.07), (x1, y, z - 0.07)], 0.035, s, g=g, smooth=False)
        for k in range(3):
            box(
                ((x0 + x1) / 2, y0 + (y1 - y0) * (k + 0.5) / 3, z),
                (x1 - x0 + 0.2, (y1 - y0) / 3 - 0.02, 0.06),
                mat(plank, 0.8),
                g=g,
                bevel=0.012,
            )
        tube([(x0, y0, z + 0.62), (x1, y0, z + 0.62)], 0.028, s, g=g, smooth=False)


def ladder(a, b, w=0.4, m='wood', g=None, n=9):
    """ladder from foot a to top b, rungs along x"""
    a, b = Vector(a), Vector(b)
    for sx in (-1, 1):
        tube(
            [a + Vector((sx * w / 2, 0, 0)), b + Vector((sx * w / 2, 0, 0))],
            0.04,
            mat(m, 0.7),
            g=g,
            smooth=False,
        )
    for i in range(n):
        p = a.lerp(b, (i + 0.7) / (n + 0.4))
        tube([p + Vector((-w / 2, 0, 0)), p + Vector((w / 2, 0, 0))], 0.028, mat(m, 0.7), g=g, smooth=False)


def ground(c, z=0, y=25):
    return box((0, y, z - 0.1), (300, 110, 0.2), mat(c, 0.95, sheen=0), bevel=0)
