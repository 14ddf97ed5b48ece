"""clay.py: the scene kit behind the site's pictures (Blender 3.4, numpy).

A scene file imports everything from here, builds its set from bevelled boxes,
lathed shapes, tubes and people, places lamps and a camera and calls
`finish(w, h)`. Units: a standing person is about 2.1 high, a table 0.93.
Forward is -Y (towards the camera), +X is right, +Z is up.

Colours may be given as '#RRGGBB', as a name from PAL, or as a material made
with `mat()`. Every shape takes `g=`, a `Grp` (local frame) it is placed in.
"""
import math
import os
import random
import shutil
import sys
import tempfile
import time

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

PAL = dict(
    ink='#121E34', navy='#1A2C4D', indigo='#28457D', violet='#406DC5',
    lav='#A2BBEB', mist='#D9E2F5', ivory='#FFF8EC', cream='#F6E8D0',
    sand='#E6CFA8', saffron='#F59A12', marigold='#FFB830', terra='#DB5F35',
    wood='#C98A4B', leaf='#2F8F6B', leaf2='#57B389', white='#FFFFFF',
    steel='#8B9BB8', black='#111827', brand='#173966', plum='#6B4FB3',
    rose='#E58A8A', brick='#C26A48', pale='#B9CDF3', peach='#FFD2A6',
    sk1='#F2C09A', sk2='#D99A6C', sk3='#A9663C', sk4='#6F4128',
    br1='#DDA57A', br2='#C58A5C', br3='#B37A4F', br4='#946140',
    hair1='#1D1420', hair2='#3B2218', hair3='#6B3B1E', hair4='#212A3C',
    grey='#8D8A92', silver='#C9C7CC')
_m = {}


# ---------- materials and frames ----------
def s2l(h):
    """sRGB hex (or palette name) to three linear floats."""
    h = PAL.get(h, h).lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i+2], 16)/255
        out.append(c/12.92 if c <= .04045 else ((c+.055)/1.055)**2.4)
    return out


def mat(c, rough=.55, metal=0., emit=0., coat=0., sheen=.15, sss=0.,
        trans=0., alpha=1.):
    """The clay material in colour `c`; equal arguments share one material."""
    k = (c, rough, metal, emit, coat, sheen, sss, trans, alpha)
    if k in _m:
        return _m[k]
    m = bpy.data.materials.new(str(k))
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    col = (*s2l(c), 1)
    b.inputs['Base Color'].default_value = col
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular'].default_value = .35
    b.inputs['Sheen'].default_value = sheen
    b.inputs['Clearcoat'].default_value = coat
    if sss:
        b.inputs['Subsurface'].default_value = sss
        b.inputs['Subsurface Radius'].default_value = (.12, .06, .04)
        b.inputs['Subsurface Color'].default_value = col
    if trans:
        b.inputs['Transmission'].default_value = trans
    if alpha < 1:
        b.inputs['Alpha'].default_value = alpha
    if emit:
        b.inputs['Emission'].default_value = col
        b.inputs['Emission Strength'].default_value = emit
        m.cycles.sample_as_light = False   # many small emitters: less noise
    _m[k] = m
    return m


def M(x):
    """Material from a colour name, hex or a material."""
    return mat(x) if isinstance(x, str) else x


def reset():
    """Start from an empty file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _m.clear()


class Grp:
    """A local frame: everything made with g=frame sits in it."""

    def __init__(s, loc=(0, 0, 0), rot=0, scale=1, tilt=(0, 0)):
        s.m = (Matrix.Translation(loc)
               @ Euler((tilt[0], tilt[1], rot)).to_matrix().to_4x4()
               @ Matrix.Scale(scale, 4))

    def sub(s, loc=(0, 0, 0), rot=0, scale=1, tilt=(0, 0)):
        """A frame inside this one."""
        g = Grp(loc, rot, scale, tilt)
        g.m = s.m @ g.m
        return g

    def pt(s, *p):
        """World position of a local point."""
        return s.m @ Vector(p)


W = Grp()


def frame(m4):
    """A Grp around a ready 4x4 matrix."""
    g = Grp()
    g.m = m4
    return g


# ---------- shapes ----------
def _obj(name, me, m, g, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1),
         smooth=True, bevel=0, seg=4, sub=0):
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    if me.materials is not None and m is not None:
        me.materials.append(M(m))
    o.matrix_world = (g or W).m @ Matrix.LocRotScale(
        Vector(loc), Euler(rot), Vector(scale))
    if smooth and hasattr(me, 'polygons'):
        me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(50)
    if bevel:
        b = o.modifiers.new('b', 'BEVEL')
        b.width = bevel
        b.segments = seg
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(40)
        b.harden_normals = True
    if sub:
        b = o.modifiers.new('s', 'SUBSURF')
        b.levels = b.render_levels = sub
    return o


def _bm(fn):
    bm = bmesh.new()
    fn(bm)
    me = bpy.data.meshes.new('m')
    bm.to_mesh(me)
    bm.free()
    return me


def box(c, size, m, bevel=.03, rot=(0, 0, 0), g=None, seg=4):
    """Bevelled box, centre `c`."""
    me = _bm(lambda b: bmesh.ops.create_cube(
        b, size=1, matrix=Matrix.Diagonal((*size, 1))))
    return _obj('box', me, m, g, c, rot, bevel=min(bevel, min(size)*.49),
                seg=seg)


def prism(pts, h, m, c=(0, 0, 0), rot=(0, 0, 0), bevel=.02, g=None, seg=4):
    """Polygon (x, y) list extruded `h` along +z."""
    def f(b):
        vs = [b.verts.new((x, y, 0)) for x, y in pts]
        fa = b.faces.new(vs)
        r = bmesh.ops.extrude_face_region(b, geom=[fa])
        bmesh.ops.translate(b, vec=(0, 0, h), verts=[
            v for v in r['geom'] if isinstance(v, bmesh.types.BMVert)])
        bmesh.ops.recalc_face_normals(b, faces=b.faces)
    return _obj('prism', _bm(f), m, g, c, rot, bevel=bevel, seg=seg)


def rrect(w, d, r, n=18):
    """Outline of a rounded rectangle."""
    r = min(r, w/2-1e-4, d/2-1e-4)
    out = []
    for cx, cy, a0 in ((w/2-r, d/2-r, 0), (-w/2+r, d/2-r, 90),
                       (-w/2+r, -d/2+r, 180), (w/2-r, -d/2+r, 270)):
        for i in range(n+1):
            a = math.radians(a0+90*i/n)
            out.append((cx+r*math.cos(a), cy+r*math.sin(a)))
    return out


def slab(c, w, d, h, r, m, bevel=.03, rot=(0, 0, 0), g=None):
    """Rounded-rectangle slab, its base centred at `c`."""
    return prism(rrect(w, d, r), h, m, c, rot, bevel, g)


def panel(c, w, h, t, r, m, bevel=.01, g=None, rz=0, rx=0):
    """Upright rounded panel facing -Y, centre `c`; returns (object, frame)."""
    sg = (g or W).sub(c, rz, 1, (0, 0)).sub((0, 0, 0), 0, 1,
                                            (math.pi/2+rx, 0))
    return prism(rrect(w, h, r), t, m, (0, 0, -t/2), bevel=bevel, g=sg), sg


def cyl(c, r, h, m, r2=None, bevel=.02, rot=(0, 0, 0), g=None, n=64):
    """Cylinder or cone, centre `c`."""
    me = _bm(lambda b: bmesh.ops.create_cone(
        b, cap_ends=True, segments=n, radius1=r,
        radius2=r if r2 is None else r2, depth=h))
    return _obj('cyl', me, m, g, c, rot, bevel=bevel)


def ball(c, r, m, scale=(1, 1, 1), rot=(0, 0, 0), g=None, n=48):
    """Sphere, optionally squashed."""
    me = _bm(lambda b: bmesh.ops.create_uvsphere(
        b, u_segments=n, v_segments=n*2//3, radius=r))
    return _obj('ball', me, m, g, c, rot, scale)


def lathe(prof, m, c=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), g=None, n=64,
          sub=1):
    """Turned shape; prof lists (radius, z) from bottom to top."""
    def f(b):
        rings = [[b.verts.new((r*math.cos(2*math.pi*i/n),
                               r*math.sin(2*math.pi*i/n), z))
                  for i in range(n)] for r, z in prof]
        for a, c2 in zip(rings, rings[1:]):
            for i in range(n):
                b.faces.new((a[i], a[(i+1) % n], c2[(i+1) % n], c2[i]))
        b.faces.new(rings[0][::-1])
        b.faces.new(rings[-1])
    return _obj('lathe', _bm(f), m, g, c, rot, scale, sub=sub)


def tube(pts, r, m, g=None, radii=None, cyclic=False, smooth=True, res=8,
         scale=None):
    """Round tube along points, smooth or with straight pieces."""
    cu = bpy.data.curves.new('t', 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    cu.resolution_u = 16 if res > 4 else 8
    sp = cu.splines.new('BEZIER' if smooth else 'POLY')
    P = sp.bezier_points if smooth else sp.points
    P.add(len(pts)-1)
    for i, p in enumerate(pts):
        if smooth:
            P[i].co = p
            P[i].handle_left_type = P[i].handle_right_type = 'AUTO'
        else:
            P[i].co = (*p, 1)
        P[i].radius = radii[i] if radii else 1
    sp.use_cyclic_u = cyclic
    o = bpy.data.objects.new('tube', cu)
    bpy.context.collection.objects.link(o)
    cu.materials.append(M(m))
    o.matrix_world = (g or W).m
    if scale:
        o.matrix_world = o.matrix_world @ Matrix.Diagonal((*scale, 1))
    return o


def torus(c, R, r, m, rot=(0, 0, 0), g=None, scale=(1, 1, 1)):
    """Ring."""
    n, k = 64, 20

    def f(b):
        v = [[b.verts.new(((R+r*math.cos(2*math.pi*j/k))
                           * math.cos(2*math.pi*i/n),
                           (R+r*math.cos(2*math.pi*j/k))
                           * math.sin(2*math.pi*i/n),
                           r*math.sin(2*math.pi*j/k)))
              for j in range(k)] for i in range(n)]
        for i in range(n):
            for j in range(k):
                b.faces.new((v[i][j], v[(i+1) % n][j],
                             v[(i+1) % n][(j+1) % k], v[i][(j+1) % k]))
    return _obj('torus', _bm(f), m, g, c, rot, scale)


def sheet(rows, m, g=None, thick=.02, sub=1):
    """Thin surface through a grid of points (rows of equal length)."""
    def f(b):
        vs = [[b.verts.new(p) for p in row] for row in rows]
        for p, q in zip(vs, vs[1:]):
            for i in range(len(p)-1):
                b.faces.new((p[i], q[i], q[i+1], p[i+1]))
    o = _obj('sheet', _bm(f), m, g)
    so = o.modifiers.new('so', 'SOLIDIFY')
    so.thickness = thick
    so.offset = 0
    if sub:
        ss = o.modifiers.new('ss', 'SUBSURF')
        ss.levels = ss.render_levels = sub
    return o


def cloud(c, s, m, seed=0, g=None, blobs=None, rot=0):
    """Fused soft cloud: spheres, voxel remesh, smoothing."""
    rnd = random.Random(seed)
    B = blobs or [(-1.0, 0, .30, .46), (-.45, .05, .52, .64),
                  (.25, -.02, .66, .78), (.9, .04, .40, .54),
                  (1.35, 0, .24, .34), (-1.4, 0, .2, .3), (.1, -.35, .3, .5),
                  (-.6, -.3, .3, .42), (.75, -.3, .28, .4)]

    def f(b):
        for x, y, z, r in B:
            q = 1+rnd.uniform(-.07, .07)
            bmesh.ops.create_uvsphere(
                b, u_segments=32, v_segments=20, radius=r*q,
                matrix=Matrix.Translation((x+rnd.uniform(-.06, .06), y*1.0,
                                           max(z, r*.86))))
        bmesh.ops.create_cube(b, size=1, matrix=Matrix.Translation(
            (0, 0, .24)) @ Matrix.Diagonal((2.5, .55, .36, 1)))
    o = _obj('cloud', _bm(f), m, g, c, (0, 0, rot), (s, s, s))
    r = o.modifiers.new('r', 'REMESH')
    r.mode = 'VOXEL'
    r.voxel_size = .035
    r.use_smooth_shade = True
    sm = o.modifiers.new('sm', 'SMOOTH')
    sm.factor = .6
    sm.iterations = 14
    return o


# ---------- people ----------
def _step(x):
    x = max(0, min(1, x))
    return x*x*(3-2*x)


def hair(g, style, hm, R):
    """Hair on a head of radius R in frame g. Styles: short, side, bob, long,
    bun, curly, turban, braid, pony, receding, scarf."""
    m = mat(hm, rough=.6, sheen=.4) if isinstance(hm, str) else hm

    def cap(line, vol, n=72, k=26, low=0):
        """Shell of hair; line(a) is the lower edge's elevation in degrees at
        azimuth a (0 = front), vol(a, t) the height above the skull."""
        def f(b):
            rows = []
            for j in range(k+1):
                row = []
                for i in range(n):
                    a = 2*math.pi*i/n
                    t = j/k
                    e0 = math.radians(line(a))
                    e = math.pi/2+(e0-math.pi/2)*t
                    rr = R*(1+vol(a, t))
                    drop = low*t*t*max(0, -math.cos(a)+.35)
                    row.append(b.verts.new((
                        rr*math.cos(e)*math.sin(a),
                        -rr*math.cos(e)*math.cos(a),
                        rr*math.sin(e)-drop)))
                rows.append(row)
            for p, q in zip(rows[1:], rows[2:]):
                for i in range(n):
                    b.faces.new((p[i], q[i], q[(i+1) % n], p[(i+1) % n]))
            top = b.verts.new((0, 0, R*(1+vol(0, 0))))
            for i in range(n):
                b.faces.new((top, rows[1][i], rows[1][(i+1) % n]))
            for v in rows[0]:
                b.verts.remove(v)
        o = _obj('hair', _bm(f), m, g)
        s = o.modifiers.new('so', 'SOLIDIFY')
        s.thickness = .05*R/.2
        s.offset = -1
        bv = o.modifiers.new('b', 'BEVEL')
        bv.width = .02*R/.2
        bv.segments = 4
        bv.limit_method = 'ANGLE'
        return o

    def F(a):
        return (1+math.cos(a))/2     # 1 front, 0 back
    sm = _step
    pi = math.pi
    if style == 'short':
        cap(lambda a: -28+66*sm(F(a)*1.25-.12)+7*math.sin(a),
            lambda a, t: .10+.10*F(a)*(1-t)*math.sin(t*3.1)
            + .07*math.sin(t*pi))
    elif style == 'side':
        cap(lambda a: -26+62*sm(F(a)*1.25-.12)+14*math.sin(a)*F(a),
            lambda a, t: .11+.16*F(a)*math.sin(t*3)
            + .06*math.sin(t*pi)*math.sin(a))
    elif style == 'receding':
        cap(lambda a: -26+86*sm(F(a)*1.35-.12)-9*math.cos(3*a)*F(a),
            lambda a, t: .06+.04*math.sin(t*pi))
    elif style == 'bob':
        cap(lambda a: -52+90*sm(F(a)*1.9-.72)+8*math.sin(a)*F(a),
            lambda a, t: .13+.14*t*t*(1-sm(F(a)*1.9-.75))
            + .05*math.sin(t*pi), low=.05)
    elif style == 'long':
        cap(lambda a: -58+96*sm(F(a)*1.9-.78)-8*math.sin(a)*F(a),
            lambda a, t: .13+.10*t*(1-sm(F(a)*1.9-.75)), low=.26)
    elif style == 'bun':
        cap(lambda a: -24+62*sm(F(a)*1.3-.14),
            lambda a, t: .09+.03*math.sin(t*pi))
        ball((0, R*.55, R*1.12), R*.46, m, g=g)
    elif style in ('braid', 'pony'):
        cap(lambda a: -26+66*sm(F(a)*1.3-.14)-7*math.cos(2*a)*F(a),
            lambda a, t: .10+.04*math.sin(t*pi))
        if style == 'braid':
            pts = [(R*(.35+.75*u), R*(1.0-1.45*u*u), -R*(.25+2.3*u))
                   for u in [i/8 for i in range(9)]]
            for i, p in enumerate(pts):
                ball(p, R*(.27-.012*i), m, scale=(1, .9, .85), g=g, n=28)
            ball((pts[-1][0], pts[-1][1], pts[-1][2]-R*.16), R*.13,
                 'saffron', g=g, n=24)
        else:
            ball((0, R*1.0, R*.42), R*.22, 'saffron', g=g, n=28)
            tube([(0, R*1.0, R*.42), (0, R*1.45, R*.35), (0, R*1.55, -R*.4),
                  (0, R*1.30, -R*1.3)], R*.30, m, g=g,
                 radii=[.7, 1.1, 1.0, .25])
    elif style == 'scarf':
        cap(lambda a: -62+112*sm(F(a)*1.75-.66),
            lambda a, t: .14+.05*math.sin(t*pi), low=.10)
        lathe([(R*.62, -R*1.62), (R*1.12, -R*1.68), (R*1.16, -R*1.5),
               (R*.86, -R*1.12), (R*.72, -R*.9), (R*.5, -R*.86)], m, g=g,
              scale=(1, .86, 1))
    elif style == 'curly':
        rnd = random.Random(7)
        for i in range(150):
            u = rnd.uniform(-.35, 1)
            a = rnd.uniform(0, 2*pi)
            if u < .42 and math.cos(a) > .15:
                continue
            s = math.sqrt(1-u*u)
            ball((R*1.06*s*math.sin(a), -R*1.06*s*math.cos(a), R*1.08*u+.01),
                 R*rnd.uniform(.2, .29), m, g=g, n=24)
    elif style == 'turban':
        for i, (z, rr, th) in enumerate(((.42, .93, .30), (.62, .86, .30),
                                         (.82, .68, .30), (.98, .44, .28))):
            torus((0, .03*i*R, R*z), R*rr, R*th, m,
                  rot=(-.22, (.16 if i % 2 else -.16), 0), g=g)
        ball((0, .1*R, R*.85), R*.66, m, scale=(1, 1, .8), g=g)
        beard(g, 'hair1', R)


def beard(g, colour, R):
    """Full beard, slightly larger than the jaw."""
    lathe([(R*.2, -R*1.15), (R*.55, -R*1.0), (R*.9, -R*.6), (R*1.0, -R*.2),
           (R*.9, 0)], mat(colour, .7, sheen=.4), g=g, scale=(1.02, 1.0, 1))


def ik(a, c, l1, l2, pole):
    """Elbow (or knee) of a two-bone limb from a to c, bent towards pole."""
    d = c-a
    L = max(d.length, 1e-4)
    f = max(1, L/(l1+l2)*1.004)
    l1, l2 = l1*f, l2*f
    u = d/L
    x = (l1*l1-l2*l2+L*L)/(2*L)
    h = math.sqrt(max(0, l1*l1-x*x))
    p = pole-u*pole.dot(u)
    p = p.normalized() if p.length > 1e-4 else Vector((0, 0, -1))
    return a+u*x+p*h


_CURL = dict(flat=.06, relax=.45, hold=.85, fist=1.25, point=1.25, wave=.0,
             type=.55, pen=.8)


def hand(g, at, along, palm, side, skin, grip='relax', size=1.):
    """A hand with fingers at `at` (palm centre), fingers pointing `along`,
    palm facing `palm`; side is -1 for the right hand and +1 for the left."""
    y = Vector(along).normalized()
    z = -Vector(palm)
    z = z-y*z.dot(y)
    if z.length < 1e-3:
        z = Vector((0, 0, 1))-y*y.z
    z.normalize()
    x = y.cross(z)
    m = Matrix((x, y, z)).transposed().to_4x4()
    m.translation = Vector(at)
    H = frame(g.m @ m @ Matrix.Scale(1.12*size, 4))
    ball((0, -.004, 0), .05, skin, scale=(.92, 1.04, .56), g=H, n=32)
    curl = _CURL.get(grip, .45)
    for i, fx in enumerate((.034, .0115, -.0115, -.033)):
        k = .1 if grip == 'point' and i == 0 else curl*(1+.06*i)
        if grip == 'pen' and i == 0:
            k = .5
        L = (.031, .034, .032, .026)[i]
        p = Vector((fx*side, .032, .002))
        pts = [p]
        a = -.1
        for s in range(3):
            a -= k*(.75 if s else .5)
            fan = .06*(fx/.034)*side*(1-min(1, k))
            p = p+Vector((fan*L, L*math.cos(a), L*math.sin(a)))
            pts.append(p)
        tube(pts, .0155, skin, g=H, radii=[1.1, 1.05, 1., .82], res=4)
        ball(pts[-1], .0128, skin, g=H, n=16)
    tx = side*.038
    if grip in ('fist', 'point', 'hold', 'pen'):
        th = [(tx, -.012, -.008), (tx*1.3, .02, -.026), (tx*.75, .046, -.036)]
    else:
        th = [(tx, -.014, -.004), (tx*1.55, .014, -.008),
              (tx*1.95, .044, -.010)]
    tube(th, .0175, skin, g=H, radii=[1.15, 1.05, .8], res=4)
    ball(th[-1], .0142, skin, g=H, n=16)
    return H


_SH = (.235, 0, .50)
# pose name -> ((elbow, hand) of the right arm, of the left arm); x is
# outwards. `None` for an elbow lets the kit find it.
_L = ((.315, -.06, .31), (.16, -.36, .255))
_T = ((.31, -.10, .30), (.11, -.40, .265))
_B = ((.31, -.03, .27), (.10, -.27, .30))
_R = ((.30, .03, .27), (.27, -.08, .05))
_POSES = dict(
    laptop=(_L, _L), type=(_T, _T),
    point=((None, (.62, -.08, .76)), ((.32, -.02, .27), (.16, -.26, .26))),
    wave=(((.30, .04, .26), (.26, -.10, .05)), (None, (.43, -.12, .82))),
    tablet=(_B, _B),
    chin=(((.31, -.08, .26), (.10, -.38, .20)), (None, (.09, -.235, .655))),
    rest=(_R, _R),
    stand=((None, (.30, -.05, .03)), (None, (.29, -.07, .02))),
    lap=((None, (.13, -.27, .14)), (None, (.12, -.29, .15))),
    hips=(((.43, .05, .27), (.20, -.05, .11)), (None, (.29, -.07, .02))),
    fold=(((.30, -.05, .26), (-.09, -.235, .30)),
          ((.30, -.06, .27), (-.06, -.26, .36))),
    namaste=((None, (.022, -.30, .42)), (None, (.022, -.30, .42))),
    explain=((None, (.34, -.33, .42)), (None, (.27, -.35, .30))),
    cup=((None, (.13, -.31, .40)), (None, (.29, -.07, .02))),
    book=((None, (.12, -.30, .32)), (None, (.12, -.30, .32))),
    clasp=((None, (.03, -.34, .19)), (None, (.03, -.34, .19))))
_GRIPS = dict(laptop=('type', 'type'), type=('type', 'type'),
              point=('point', 'relax'), wave=('relax', 'wave'),
              namaste=('flat', 'flat'), cup=('hold', 'relax'),
              tablet=('hold', 'hold'), book=('hold', 'hold'),
              chin=('relax', 'fist'), hips=('fist', 'relax'),
              explain=('wave', 'relax'))
_PALMS = dict(wave=((1, 0, 0), (0, -1, 0)), stand=((1, 0, 0), (-1, 0, 0)),
              namaste=((1, 0, 0), (-1, 0, 0)),
              rest=((1, 0, -.6), (-1, 0, -.6)),
              tablet=((.5, 0, .8), (-.5, 0, .8)),
              book=((.5, 0, .8), (-.5, 0, .8)), cup=((1, -.2, 0), (-1, 0, 0)),
              explain=((.5, 0, 1), (-.6, 0, 1)), clasp=((1, 0, 0), (-1, 0, 0)),
              fold=((0, 1, 0), (0, 1, 0)), chin=((0, 0, -1), (0, 1, 0)))
_TORSO = [(.02, -.03), (.155, -.03), (.195, .02), (.205, .12), (.20, .24),
          (.215, .36), (.235, .46), (.225, .53), (.18, .585), (.11, .615),
          (.075, .63)]
_SLIM = [(.02, -.03), (.155, -.03), (.197, .02), (.200, .12), (.178, .24),
         (.200, .37), (.210, .46), (.200, .53), (.16, .585), (.10, .615),
         (.073, .63)]


def _grow(prof, d, lo=-9, hi=9):
    """A slightly larger torso profile between two heights."""
    p = [(r+d, z) for r, z in prof if lo <= z <= hi]
    return [(.02, p[0][1])]+p+[(.02, p[-1][1])]


def _on_torso(prof, a, z, off):
    """Point on the torso at azimuth a (0 = front) and height z."""
    zs = [p[1] for p in prof]
    r = float(np.interp(z, zs, [p[0] for p in prof]))+off
    return (1.05*r*math.sin(a), -.74*r*math.cos(a), z)


def _band(U, prof, path, m, off=.014, n=28, thick=.016):
    """Cloth band laid on the torso; path lists (azimuth, z, half width)."""
    rows = []
    k = len(path)-1
    for i in range(n+1):
        u = i/n*k
        j = min(int(u), k-1)
        f = _step(u-j)
        a, z, h = [p+(q-p)*f for p, q in zip(path[j], path[j+1])]
        rows.append([_on_torso(prof, a, z+h*s, off+.012*(1-s*s))
                     for s in (-1, -.5, 0, .5, 1)])
    return sheet(rows, m, g=U, thick=thick)


def _vee(U, prof, m, off):
    """The V of shirt front in an open collar or waistcoat."""
    rows = []
    for i in range(11):
        u = i/10
        hw = .05+.50*u
        rows.append([_on_torso(prof, s*hw, .35+.245*u, off)
                     for s in (-1, -.5, 0, .5, 1)])
    sheet(rows, m, g=U, thick=.012)


def shoe(g, at, yaw, m, size=1., sole='ivory'):
    """A low shoe: upper, sole."""
    S = g.sub(at, yaw, size)
    slab((0, -.035, 0), .135, .285, .03, .066, mat(sole, .6), g=S, bevel=.011)
    ball((0, -.035, .04), .07, m, scale=(.90, 1.9, .78), g=S, n=32)
    ball((0, .045, .07), .064, m, scale=(.98, .98, .95), g=S, n=28)


def person(loc, rot=0, shirt='violet', skin='sk2', style='short',
           hairc='hair1', pants='navy', pose='laptop', sitting=True, scale=1,
           g=None, sleeve=True, look=0, tiltx=0, glasses=False, collar=None,
           under=None, roll=0, gaze=None, rh=None, lh=None, rgrip=None,
           lgrip=None, rpalm=None, lpalm=None, rdir=None, ldir=None, lean=0,
           twist=0, sway=0, slim=False, outfit='shirt', drape=None, vest=None,
           lanyard=None, tache=None, bearded=None, bindi=None, headset=False,
           earrings=None, shoes='ivory', feet=None, cross=False, smile=0,
           floor=None):
    """A clay person; the hip is at `loc`, facing -Y before `rot`.

    Standing feet are 0.735*scale below loc, seated feet 0.56*scale.
    pose     one of _POSES; `rh`/`lh` override the right/left hand's place:
             a tuple is in the person's frame, a Vector is in the world.
    rgrip..  flat, relax, hold, fist, point, wave, type, pen; rpalm/rdir give
             the direction the palm and the fingers face.
    gaze     world point to look at (else look = yaw, tiltx = nod, roll).
    outfit   shirt, kurta (tunic) or saree; `drape` colours a dupatta/pallu.
    vest     sleeveless jacket colour; `under` an open collar's colour.
    feet     ((x, y), (x, y)) of right and left foot when standing.
    """
    P = (g or W).sub(loc, rot, scale)
    U = P.sub((0, 0, 0), twist, 1, (lean, sway))
    sk = mat(skin, rough=.5, sss=.0, sheen=.25)
    sh = mat(shirt, rough=.75, sheen=.5)
    dr = mat(drape, rough=.75, sheen=.5) if drape else None
    prof = _SLIM if slim else _TORSO
    sx0 = _SH[0]-(.028 if slim else 0)
    lathe(prof, sh, scale=(1.05, .74, 1), g=U)
    cyl((0, 0, .66), .068, .16, sk, bevel=.01, g=U)
    torus((0, -.003, .618), .080, .026,
          mat(collar or under or shirt, rough=.75, sheen=.5),
          rot=(.18, 0, 0), g=U)
    if vest:
        lathe(_grow(prof, .014, -.04, .60), mat(vest, .75, sheen=.5),
              scale=(1.05, .76, 1), g=U)
        under = under or shirt
    if under:   # open collar: a V of the shirt below
        _vee(U, prof, mat(under, .7), .028 if vest else .012)
    elif outfit == 'shirt' and not vest:
        for z in (.50, .42, .34, .26):
            p = _on_torso(prof, 0, z, .004)
            ball(p, .009, mat('ivory', .5), g=U, n=12, scale=(1, .5, 1))
    if lanyard:
        for s in (-1, 1):
            tube([(s*.075, -.06, .605), (s*.06, -.150, .52),
                  (s*.02, -.182, .33)], .0075, mat(lanyard, .6), g=U, res=3)
        panel((0, -.192, .285), .085, .10, .012, .015, 'white', g=U,
              bevel=.003)
        panel((0, -.200, .30), .045, .04, .006, .01, lanyard, g=U,
              bevel=.002)
    _clothes(P, U, prof, sh, dr, outfit, sitting, floor)
    _arms(P, U, pose, sx0, sh, sk, sleeve, rh, lh, (rgrip, lgrip),
          (rpalm, lpalm), (rdir, ldir), slim)
    if gaze is not None:
        d = (P.m.inverted() @ Vector(gaze))-Vector((0, -.02, .9))
        look = max(-.9, min(.9, math.atan2(d.x, -d.y)))
        tiltx = max(-.35, min(.5, math.atan2(
            -d.z, math.hypot(d.x, d.y))*.85+.04))
        body = P.m.to_euler().z
        if abs(body) < 1.65:    # turn a head no further than its profile
            look = max(-1.32, min(1.32, body+look))-body
    neck = U.m @ Vector((0, 0, .70))
    N = P.m.inverted() @ neck
    H = P.sub((N.x, N.y-.015, N.z+.188), look, 1, (tiltx, roll))
    _head(H, sk, skin, style, hairc, glasses, tache, bearded, bindi, headset,
          earrings, smile)
    _legs(P, outfit, pants, sh, sitting, shoes, feet, cross, floor)
    return P


def _clothes(P, U, prof, sh, dr, outfit, sitting, floor):
    """Skirts of tunics and sarees and the cloth drawn over the shoulder."""
    if outfit == 'kurta' and not sitting:
        lathe([(.02, -.36), (.235, -.36), (.238, -.34), (.226, -.12),
               (.224, .0), (.206, .12), (.195, .17), (.02, .18)], sh,
              scale=(1.05, .80, 1), g=P)
    if outfit == 'saree' and not sitting:
        lathe([(.02, -.70), (.215, -.70), (.222, -.68), (.196, -.36),
               (.222, -.08), (.220, .02), (.204, .13), (.02, .16)], sh,
              scale=(1.05, .82, 1), g=P)
        for i in range(4):
            tube([(-.05+.032*i, -.172, .05),
                  (-.06+.038*i, -.172, -.30),
                  (-.075+.048*i, -.182, -.68)], .018, sh, g=P, res=4,
                 radii=[.7, 1, 1.1])
    if outfit == 'saree' and dr:
        _band(U, prof, [(-1.5, .12, .05), (-.6, .22, .08), (.25, .40, .09),
                        (.75, .54, .075)], dr, off=.016)
        tube([(.13, -.115, .55), (.185, -.02, .610), (.19, .09, .53),
              (.19, .15, .30), (.19, .16, .02)], .058, dr, g=U,
             radii=[1, 1.05, 1.1, 1.1, 1.0])
    elif dr:
        _band(U, prof, [(-1.5, .12, .045), (-.6, .25, .06), (.2, .42, .065),
                        (.75, .555, .06)], dr, off=.014)
        tube([(.12, -.105, .565), (.17, -.01, .610), (.17, .08, .54),
              (.17, .145, .30), (.17, .15, .06)], .05, dr, g=U,
             radii=[1, 1, 1.05, 1.1, 1.1])


def _arms(P, U, pose, sx0, sh, sk, sleeve, rh, lh, grips, palms, dirs, slim):
    inv = P.m.inverted()
    thin = .9 if slim else 1
    for k, sx in enumerate((-1, 1)):
        elbow, at = _POSES[pose][k]
        A = inv @ (U.m @ Vector((sx*sx0, 0, _SH[2])))
        want = (rh, lh)[k]
        if want is not None:
            T = inv @ want if isinstance(want, Vector) else Vector(want)
            elbow = None
        else:
            T = Vector((at[0]*sx, at[1], at[2]))
        if (T-A).length > .60:
            T = A+(T-A).normalized()*.60
        if elbow:
            B = Vector((elbow[0]*sx, elbow[1], elbow[2]))
        else:
            up = _step((T.z-.45)/.4)
            pole = Vector((sx*(.55+.5*up), .45-.2*up, -1+.6*up))
            B = ik(A, T, .245, .315, pole)
        f = (T-B).normalized()
        along = Vector(dirs[k]) if dirs[k] else f
        palm = palms[k]
        if palm is None and want is None:
            palm = (_PALMS.get(pose) or (None, None))[k]
        grip = grips[k] or (_GRIPS.get(pose, ('relax',)*2)[k]
                            if want is None else 'relax')
        wrist = T-along.normalized()*.055
        mid = B.lerp(wrist, .55)
        out = Vector((.012*sx, 0, 0))
        if sleeve:
            cuff = B.lerp(wrist, .86)
            tube([A, A.lerp(B, .5)+out, B, cuff], .07*thin, sh, g=P,
                 radii=[1.12, 1.05, 1.0, .84])
            tube([B.lerp(wrist, .7), wrist], .046*thin, sk, g=P,
                 radii=[1, .9])
        else:
            tube([A, A.lerp(B, .5)+out, A.lerp(B, .85)], .073*thin, sh, g=P,
                 radii=[1.1, 1.1, 1.08])
            tube([A.lerp(B, .5), B, mid, wrist], .053*thin, sk, g=P,
                 radii=[1, 1.03, .98, .78])
        ball(A, .079*thin, sh, g=P)
        hand(P, T, along, palm or (0, 0, -1), sx, sk, grip, .95*thin+.05)


def _head(H, sk, skin, style, hairc, glasses, tache, bearded, bindi, headset,
          earrings, smile):
    R = .205
    lathe([(R*math.cos(e)*(1-.10*max(0, -math.sin(e))), R*1.08*math.sin(e))
           for e in [math.radians(-88+176*i/24) for i in range(25)]], sk, g=H,
          scale=(.97, .98, 1))
    ink = mat('ink', rough=.2, sheen=0)
    brow = mat('hair1' if style in ('turban', 'scarf') else hairc, .7)
    for sx in (-1, 1):
        ball((sx*R*.98, .01, -.015), .043, sk, scale=(.55, .8, 1.1), g=H,
             n=28)
        ball((sx*.070, -R*.935, .012), .0185, ink, scale=(1, .55, 1.25), g=H,
             n=24)
        tube([(sx*.043, -R*.955, .066), (sx*.073, -R*.925, .078),
              (sx*.102, -R*.865, .066)], .0075, brow, g=H, res=4)
        if glasses:
            torus((sx*.074, -R*1.0, .012), .049, .0065, mat('ink', .3),
                  rot=(math.pi/2, 0, sx*.25), g=H)
        if earrings:
            ball((sx*R*1.02, -.005, -.068), .017, mat(earrings, .3, metal=.4),
                 g=H, n=20)
    if glasses:
        tube([(-.028, -R*1.06, .016), (0, -R*1.07, .022),
              (.028, -R*1.06, .016)], .006, mat('ink', .3), g=H, res=4)
    ball((0, -R*1.01, -.034), .026, sk, scale=(.8, .8, 1), g=H, n=28)
    light = skin in ('sk1', 'sk2', 'br1', 'br2')
    lip = mat('#8A3B2A' if light else '#4A1E18', .6)
    tube([(-.042-.008*smile, -R*.90, -.088+.006*smile),
          (0, -R*.925, -.108-.004*smile),
          (.042+.008*smile, -R*.90, -.088+.006*smile)], .0085, lip, g=H,
         res=4)
    if smile > 1:
        ball((0, -R*.885, -.098), .031, mat('white', .4), g=H,
             scale=(1, .35, .42), n=20)
    if tache:
        tube([(-.062, -R*.90, -.078), (-.02, -R*.975, -.063),
              (0, -R*.985, -.066), (.02, -R*.975, -.063),
              (.062, -R*.90, -.078)], .015, mat(tache, .7, sheen=.4), g=H,
             radii=[.4, 1, .8, 1, .4], res=5)
    if bearded:
        beard(H, bearded, R)
    if bindi:
        ball((0, -R*.945, .075), .011, mat(bindi, .5), scale=(1, .5, 1), g=H,
             n=16)
    if style:
        hair(H, style, hairc, R)
    if headset:
        n = 14
        pts = [(R*1.20*math.cos(math.pi*i/n), .01,
                R*1.24*math.sin(math.pi*i/n)) for i in range(n+1)]
        tube(pts, .017, mat('brand', .4), g=H, res=5)
        for sx in (-1, 1):
            cyl((sx*R*1.13, .01, -.01), .062, .05, mat('brand', .4),
                rot=(0, math.pi/2, 0), g=H, bevel=.018)
            cyl((sx*R*1.17, .01, -.01), .04, .05, 'marigold',
                rot=(0, math.pi/2, 0), g=H, bevel=.014)
        tube([(-R*1.15, -.01, -.03), (-R*1.05, -R*.75, -.11),
              (-R*.45, -R*1.06, -.125)], .008, mat('brand', .4), g=H, res=4)
        ball((-R*.42, -R*1.06, -.125), .02, 'ink', g=H, n=20)


def _legs(P, outfit, pants, sh, sitting, shoes, feet, cross, floor):
    pm = mat(pants, rough=.75, sheen=.4)
    fm = mat(shoes, .6)
    if sitting:
        fl = -.56 if floor is None else floor
        an = fl+.09
        if outfit == 'saree':
            tube([(0, .02, .02), (0, -.22, .035), (0, -.39, .015),
                  (0, -.435, -.10), (0, -.43, an)], .125, sh, g=P,
                 radii=[1, 1, .98, .95, .95], scale=(1.5, 1, 1))
            for sx in (-1, 1):
                shoe(P, (sx*.10, -.50, fl), sx*.1, fm)
            return
        for sx in (-1, 1):
            ax, ay = sx*.13, -.43
            if cross:
                ax, ay = -sx*.05, -.43-.05*sx
            tube([(sx*.10, 0, .03), (sx*.12, -.22, .05),
                  (sx*.125, -.40, .03), (sx*.128, -.445, -.11), (ax, ay, an)],
                 .098, pm, g=P, radii=[1, 1, .95, .85, .70])
            if outfit == 'kurta':
                tube([(sx*.09, .0, .035), (sx*.115, -.2, .055),
                      (sx*.12, -.36, .045)], .108, sh, g=P,
                     radii=[1, 1, .98])
            shoe(P, (ax, ay-.03, fl), sx*.12, fm)
        if outfit == 'kurta':
            ball((0, -.16, .05), .12, sh, scale=(1.2, 1.7, .75), g=P)
        return
    fl = -.735
    ft = feet or ((-.118, 0), (.118, 0))
    if outfit == 'saree':
        for sx, (x, y) in zip((-1, 1), ft):
            shoe(P, (sx*.09, -.06, fl), sx*.12, fm)
        return
    for sx, (x, y) in zip((-1, 1), ft):
        A = Vector((sx*.10, 0, .04))
        C = Vector((x, y, fl+.09))
        B = ik(A, C, .34, .335, Vector((sx*.15, -1, 0)))
        tube([A, A.lerp(B, .5), B, B.lerp(C, .5), C], .105, pm, g=P,
             radii=[1, 1, .88, .82, .72])
        shoe(P, (x, y-.02, fl), sx*.16, fm)


def stand(x, y, rot=0, z=0., scale=1.15, **kw):
    """A person standing on height z."""
    kw.setdefault('pose', 'stand')
    return person((x, y, z+.735*scale), rot, sitting=False, scale=scale, **kw)


def sit(x, y, rot=0, seat=.59, z=0., scale=1.12, **kw):
    """A person sitting on a seat whose top is `seat` above height z."""
    kw.setdefault('floor', -(seat+.072)/scale)
    return person((x, y, z+seat+.072), rot, sitting=True, scale=scale, **kw)


# ---------- props ----------
def laptop(loc, rot=0, g=None, body='mist', screen='violet', scale=1,
           logo='saffron', open_=1.85):
    """Open laptop facing -Y; returns the lid's frame."""
    L = (g or W).sub(loc, rot, scale)
    bm = mat(body, .35, metal=.2)
    slab((0, 0, 0), .46, .31, .018, .03, bm, bevel=.007, g=L)
    slab((0, -.0, .0185), .39, .15, .002, .012, mat('indigo', .5), bevel=0,
         g=L.sub((0, .055, 0)))
    slab((0, -.0, .0185), .14, .08, .0015, .012, mat('lav', .4), bevel=0,
         g=L.sub((0, -.09, 0)))
    S = L.sub((0, .155, .016), 0, 1, (-(open_-1.5708), 0))
    panel((0, 0, .155), .46, .31, .016, .03, bm, bevel=.006, g=S)
    panel((0, -.009, .157), .42, .27, .003, .015, mat(screen, .4, emit=.5),
          bevel=0, g=S)
    ball((0, .011, .16), .026, mat(logo, .4), scale=(1, .25, 1), g=S)
    return S


def plant(loc, s=1, g=None, pot='saffron', seed=0, kind='leaf'):
    """Broad-leaved plant in a pot."""
    G = (g or W).sub(loc, 0, s)
    rnd = random.Random(seed)
    lathe([(.02, 0), (.13, 0), (.145, .02), (.185, .30), (.19, .32),
           (.165, .325), (.15, .29), (.02, .285)], mat(pot, .5), g=G)
    n = 11
    for i in range(n):
        a = i*2.399+rnd.uniform(-.2, .2)
        t = i/(n-1)
        L = .62-.22*t+rnd.uniform(-.05, .05)
        up = .35+.62*t
        leaf(G.sub((0, 0, .28), a), L, up, t,
             mat('leaf' if i % 3 else 'leaf2', .5))


def leaf(g, L, up, t, m, w=.10):
    """One arching leaf from the frame's origin along +x."""
    k = 14
    rows = []
    for j in range(k+1):
        u = j/k
        ww = w*math.sin(math.pi*min(1, u*.94+.05))**.75
        ang = math.radians(85-68*(1-up)*1.15*u**.8-30*u*u*(1-t*.6))
        x = L*u*math.cos(ang)*.9
        z = L*u*math.sin(ang)*1.1
        rows.append([(x, -ww, z+.25*ww), (x, 0, z), (x, ww, z+.25*ww)])
    return sheet(rows, m, g=g, thick=.014, sub=2)


def tree(loc, s=1, g=None, c='leaf', trunk='wood'):
    """Small round toy tree."""
    G = (g or W).sub(loc, 0, s)
    cyl((0, 0, .15), .035, .3, trunk, g=G)
    ball((0, 0, .45), .22, c, scale=(1, 1, 1.25), g=G)


def mug(loc, c='saffron', g=None, s=1):
    """Mug with a handle."""
    G = (g or W).sub(loc, .7, s)
    lathe([(.02, 0), (.04, 0), (.045, .006), (.048, .10), (.046, .104),
           (.040, .10), (.038, .085), (.01, .085)], mat(c, .35), g=G, n=40)
    torus((.055, 0, .052), .026, .0075, mat(c, .35), rot=(math.pi/2, 0, 0),
          g=G)


# ---------- stage, light, camera ----------
def stage(floor='cream', wall=None, y=4, r=1.6, w=40, h=16, front=-14):
    """Seamless cyclorama: floor that curves up into a wall at y."""
    n = 24
    prof = [(front, 0), (y-r, 0)]
    prof += [(y-r+r*math.sin(a), r-r*math.cos(a))
             for a in [math.pi/2*i/n for i in range(1, n)]]
    prof += [(y, r), (y, h)]

    def f(b):
        A = [b.verts.new((-w, p[0], p[1])) for p in prof]
        B = [b.verts.new((w, p[0], p[1])) for p in prof]
        for i in range(len(prof)-1):
            b.faces.new((A[i], B[i], B[i+1], A[i+1]))
    return _obj('cyc', _bm(f), mat(floor, .8, sheen=0), W)


def sky(y, stops, w=300, h=200, z=-20, s=1.):
    """Unlit backdrop with a vertical gradient across the frame; stops lists
    (position 0..1, colour) from the bottom up."""
    m = bpy.data.materials.new('sky')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    o = nt.nodes.new('ShaderNodeOutputMaterial')
    e = nt.nodes.new('ShaderNodeEmission')
    r = nt.nodes.new('ShaderNodeValToRGB')
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sp = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Window'], sp.inputs[0])
    nt.links.new(sp.outputs['Y'], r.inputs[0])
    nt.links.new(r.outputs[0], e.inputs[0])
    nt.links.new(e.outputs[0], o.inputs[0])
    e.inputs[1].default_value = s
    r.color_ramp.interpolation = 'EASE'
    while len(r.color_ramp.elements) < len(stops):
        r.color_ramp.elements.new(.5)
    for el, (p, c) in zip(r.color_ramp.elements, stops):
        el.position = p
        el.color = (*s2l(c), 1)
    b = box((0, y, z), (w, .1, h), m, bevel=0)
    b.visible_shadow = b.visible_diffuse = b.visible_glossy = False
    return b


def world(top='mist', bottom='cream', s=.6):
    """Soft ambient light from above and below."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    o = nt.nodes.new('ShaderNodeOutputWorld')
    bg = nt.nodes.new('ShaderNodeBackground')
    bg.inputs[1].default_value = s
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sp = nt.nodes.new('ShaderNodeSeparateXYZ')
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs[1].default_value = -.4
    mr.inputs[2].default_value = .8
    cr = nt.nodes.new('ShaderNodeMixRGB')
    cr.inputs[1].default_value = (*s2l(bottom), 1)
    cr.inputs[2].default_value = (*s2l(top), 1)
    nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    nt.links.new(sp.outputs['Z'], mr.inputs[0])
    nt.links.new(mr.outputs[0], cr.inputs[0])
    nt.links.new(cr.outputs[0], bg.inputs[0])
    nt.links.new(bg.outputs[0], o.inputs[0])


def area(loc, target, size, power, color='#FFFFFF', spread=180):
    """Round area lamp aimed at target, unseen by the camera."""
    li = bpy.data.lights.new('a', 'AREA')
    li.shape = 'DISK'
    li.size = size
    li.energy = power
    li.color = s2l(color)
    li.spread = math.radians(spread)
    o = bpy.data.objects.new('a', li)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat(
        '-Z', 'Y').to_euler()
    o.visible_camera = False
    return o


def rig(c=(0, 0, .8), k=1., power=1., key='#FFE6C4', fill='#C4D8FF',
        rim='#FFD9A0', flip=1):
    """The series' light: warm key upper left, cool fill right, rim behind.
    `k` scales the rig around c, `power` its strength."""
    def at(x, y, z):
        return (c[0]+x*k*flip, c[1]+y*k, c[2]+z*k)
    q = k*k*power
    area(at(-4.5, -4.6, 5.4), c, 3.2*k, 840*q, key)
    area(at(6, -3.4, 3.7), c, 4*k, 165*q, fill)
    area(at(2.5, 4.2, 5.2), at(0, .4, .2), 2.5*k, 300*q, rim)
    area(at(0, -.6, 5.0), c, 1.8*k, 110*q, '#FFDDAA')


def camera(loc, target, lens=70, ortho=None, fstop=None, focus=None,
           shift=(0, 0)):
    """Camera at loc looking at target; fstop gives depth of field."""
    c = bpy.data.cameras.new('c')
    o = bpy.data.objects.new('c', c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat(
        '-Z', 'Y').to_euler()
    c.lens = lens
    c.clip_end = 500
    c.shift_x, c.shift_y = shift
    if ortho:
        c.type = 'ORTHO'
        c.ortho_scale = ortho
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target)-Vector(loc)).length
    bpy.context.scene.camera = o
    return o


# ---------- render and denoise ----------
def _load(p):
    im = bpy.data.images.load(p)
    im.colorspace_settings.name = 'Non-Color'
    a = np.empty(im.size[0]*im.size[1]*4, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], 4)[..., :3].copy()
    bpy.data.images.remove(im)
    return a


def _shift(a, dx, dy):
    p = np.pad(a, ((abs(dy), abs(dy)), (abs(dx), abs(dx)), (0, 0)),
               mode='edge')
    h, w = a.shape[:2]
    return p[abs(dy)+dy:abs(dy)+dy+h, abs(dx)+dx:abs(dx)+dx+w]


def atrous(col, alb, nor, sig, iters=4):
    """Edge-avoiding wavelet denoiser guided by albedo and normals."""
    A = np.maximum(alb, .02)
    x = np.log1p(np.minimum(col/A, 60.))   # light without albedo
    near = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    nb = np.stack([_shift(x, dx, dy) for dx, dy in near if dx or dy])
    nb.sort(axis=0)                        # fireflies: clamp to neighbours
    x = np.maximum(np.minimum(x, nb[-2]+.02), nb[1]-.02)
    del nb
    k = [1/16, 1/4, 3/8, 1/4, 1/16]
    for it in range(iters):
        st = 1 << it
        num = np.zeros_like(x)
        den = np.zeros(x.shape[:2]+(1,), np.float32)
        gx = (sum(_shift(x, dx, dy) for dx, dy in near)/9) if it == 0 else x
        for i in range(5):
            for j in range(5):
                dx, dy = (i-2)*st, (j-2)*st
                d = ((_shift(gx, dx, dy)-gx)**2).sum(-1, keepdims=True)
                d /= sig*sig
                d += ((_shift(alb, dx, dy)-alb)**2).sum(
                    -1, keepdims=True)/.004
                d += ((_shift(nor, dx, dy)-nor)**2).sum(
                    -1, keepdims=True)/.05
                w = k[i]*k[j]*np.exp(-d)
                num += w*_shift(x, dx, dy)
                den += w
        x = num/den
        sig *= .6
    return np.expm1(x)*A


def tone(x, ev=-.6, a=.62, sat=1.06, vig=.10):
    """The series' tone curve: exposure, a little saturation, a soft shoulder
    above `a`, a light vignette. Keeps marigold from turning lemon."""
    x = np.maximum(x, 0)*2.0**ev
    lum = (x*np.array([.2126, .7152, .0722], np.float32)).sum(
        -1, keepdims=True)
    x = np.maximum(lum+(x-lum)*sat, 0)
    H, W_ = x.shape[:2]
    yy, xx = np.mgrid[-1:1:H*1j, -1:1:W_*1j]
    x = x*(1-vig*np.clip((xx**2*.8+yy**2*.6)-.25, 0, 1))[..., None]
    return np.where(x < a, x, a+(1-a)*(1-np.exp(-(x-a)/(1-a)))).astype(
        np.float32)


def render(out, w=1600, h=900, spp=256, look='None', exposure=-.6,
           view='Standard', bounces=5, denoise=.12, thr=.01, pct=100, clamp=4):
    """Render with Cycles, denoise, tone and save as PNG or JPEG."""
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = min(64, spp)
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = min(4, bounces)
    c.glossy_bounces = 3
    c.transmission_bounces = 4
    c.transparent_max_bounces = 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.blur_glossy = 1.
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.5
    s.render.resolution_x = w
    s.render.resolution_y = h
    s.render.resolution_percentage = pct
    s.render.threads_mode = 'AUTO'
    s.view_settings.view_transform = view
    s.view_settings.look = look
    s.view_settings.exposure = 0
    vl = s.view_layers[0]
    vl.use_pass_normal = vl.use_pass_diffuse_color = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    tmp = tempfile.mkdtemp(prefix='passes-')
    fo.base_path = tmp
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.file_slots.clear()
    for n, src in (('col', 'Image'), ('nor', 'Normal'), ('alb', 'DiffCol')):
        fo.file_slots.new(n)
        nt.links.new(rl.outputs[src], fo.inputs[n])
    t = time.time()
    bpy.ops.render.render()
    t1 = time.time()-t
    fr = '%04d.exr' % s.frame_current
    col, nor, alb = [_load(os.path.join(tmp, n+fr))
                     for n in ('col', 'nor', 'alb')]
    shutil.rmtree(tmp, ignore_errors=True)
    t = time.time()
    if denoise:
        col = atrous(col, alb, nor, denoise)
    t2 = time.time()-t
    col = tone(col, exposure)
    H, Wd = col.shape[:2]
    im = bpy.data.images.new('o', Wd, H, float_buffer=True, alpha=False)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate(
        [col, np.ones((H, Wd, 1), np.float32)], -1).astype(
            np.float32).ravel())
    fmt = s.render.image_settings
    jpg = out.lower().endswith(('.jpg', '.jpeg'))
    fmt.file_format = 'JPEG' if jpg else 'PNG'
    fmt.color_mode = 'RGB'
    if jpg:
        fmt.quality = 92
    else:
        fmt.color_depth = '8'
    s.render.dither_intensity = 1.
    im.save_render(out, scene=s)
    print(f'RENDERED {os.path.basename(out)} {Wd}x{H} spp={spp} '
          f'render={t1:.1f}s denoise={t2:.1f}s', flush=True)


def cli():
    """Arguments after `--` as a dict: out=, spp=, pct=, ev=."""
    a = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
    return dict(kv.split('=', 1) for kv in a)


def finish(w=1600, h=900, ev=-.38, denoise=.12, clamp=3):
    """Render the scene at w x h with the command line's settings."""
    A = cli()
    render(A.get('out', 'picture.png'), w, h, spp=int(A.get('spp', 32)),
           pct=int(A.get('pct', 50)), exposure=float(A.get('ev', ev)),
           denoise=float(A.get('dn', denoise)), clamp=clamp)
