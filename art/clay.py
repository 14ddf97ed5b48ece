"""clay.py: the scene kit behind the site's pictures (Blender 3.4, numpy).

A scene file imports everything from here and from props.py, builds its set
from bevelled boxes, lathed shapes, tubes and people, places lamps and a
camera and calls `finish(w, h)`. Units: a standing person is about 2.1 high, a table 0.93.
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
    br1='#E2AE82', br2='#CB9160', br3='#AD7346', br4='#895635', br5='#6B452F',
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


def _step(x):
    """Smooth step from 0 to 1."""
    x = max(0, min(1, x))
    return x*x*(3-2*x)


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


def _noise(x):
    """Local noise of `x`: how far pixels stand from their neighbours' mean,
    spread over 7x7 pixels."""
    near = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    d = ((x-sum(_shift(x, *o) for o in near)/9)**2).mean(-1, keepdims=True)
    for axis in ((1, 0), (0, 1)):
        d = sum(_shift(d, i*axis[0], i*axis[1]) for i in range(-3, 4))/7
    return d


def atrous(col, alb, nor, sig, iters=5):
    """Edge-avoiding wavelet denoiser guided by albedo and normals. It is
    stronger where the picture is noisier, so that no mottle is left."""
    A = np.maximum(alb, .02)
    x = np.log1p(np.minimum(col/A, 60.))   # light without albedo
    near = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    nb = np.stack([_shift(x, dx, dy) for dx, dy in near if dx or dy])
    nb.sort(axis=0)                        # fireflies: clamp to neighbours
    x = np.maximum(np.minimum(x, nb[-2]+.02), nb[1]-.02)
    del nb
    var = sig*sig+4*_noise(x)
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
                d /= var
                d += ((_shift(alb, dx, dy)-alb)**2).sum(
                    -1, keepdims=True)/.004
                d += ((_shift(nor, dx, dy)-nor)**2).sum(
                    -1, keepdims=True)/.05
                w = k[i]*k[j]*np.exp(-d)
                num += w*_shift(x, dx, dy)
                den += w
        x = num/den
        var = var*.45
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
    """Render with Cycles, denoise, tone and save as PNG."""
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
    fmt.file_format = 'PNG'
    fmt.color_mode = 'RGB'
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
