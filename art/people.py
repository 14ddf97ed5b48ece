"""people.py: the clay people: bodies, hands, poses and clothes.

Heads come from faces.py; who is who stands in CAST (props.py).
"""
import math

import bmesh
import numpy as np

from clay import (Matrix, Vector, W, _bm, _obj, _step, ball, cyl, frame,
                  lathe, mat, panel, sheet, slab, torus, tube)
from faces import head, shade


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


def palm_frame(at, along, palm, scale=1.):
    """The frame of a near hand: its wrist, where its fingers point, where
    its palm faces."""
    y = Vector(along).normalized()
    z = -Vector(palm)
    z = (z-y*z.dot(y)).normalized()
    m = Matrix((y.cross(z), y, z)).transposed().to_4x4()
    m.translation = Vector(at)
    return frame(m @ Matrix.Scale(scale, 4))


PEN = dict(bends=((.50, .50, .30), (.72, .70, .40), (.95, .90, .50),
                  (1.05, .95, .50)),
           thumb=((.30, .22, -.08), (.52, .55, -.30), (.50, .88, -.50),
                  (.38, 1.20, -.62)))


def sleeve(g, cloth, cuff='ivory', y=-1.05, long=2.2, r=.37):
    """The cuff and sleeve of a near hand in frame g."""
    for a, b, k, c in ((y, .26, 1.04, cuff), (y-.1-long/2, long, 1., cloth)):
        cyl((0, a, 0), r*k, b, mat(c, .75, sheen=.5), rot=(math.pi/2, 0, 0),
            g=g, bevel=.06)


def near_hand(g, skin='br3', side=-1, bends=((.2, .25, .2),)*4, spread=.06,
              thumb=((.30, .22, -.08), (.52, .46, -.16), (.60, .74, -.20),
                     (.60, .96, -.20)), arm=1.2, nails=True):
    """A hand for a close-up: one soft piece of clay. The wrist is at the
    origin of g, the fingers point along +y, the palm faces -z; the palm is
    about 1 long and .9 wide. `side` is -1 for the right hand, +1 for the left.

    bends   how far each joint of the index to the little finger bends
    thumb   joints of the thumb, their x as on a left hand (side = 1)
    arm     length of the forearm behind the wrist
    """
    sk = mat(skin, rough=.5, sheen=.25)
    dots, ends = [], []

    def limb(pts, radii):
        for p, q, r0, r1 in zip(pts, pts[1:], radii, radii[1:]):
            n = max(2, int((q-p).length/(.3*min(r0, r1))))
            dots.extend((p.lerp(q, i/n), r0+(r1-r0)*i/n)
                        for i in range(n+1))
    for i, (x, y, long) in enumerate(((.31, .93, 1.0), (.105, .98, 1.08),
                                      (-.10, .94, 1.0), (-.295, .85, .78))):
        base = Vector((x*side, y, 0))
        limb([Vector((x*.55*side, .16, 0)), base], [.21, .175])
        p, a, pts = base, 0., [base]
        turn = spread*(1.5-i)*side
        for seg, bend in zip((.38, .27, .22), bends[i]):
            a += bend
            d = Vector((math.sin(turn)*math.cos(a),
                        math.cos(turn)*math.cos(a), -math.sin(a)))
            p = p+d*seg*long
            pts.append(p)
        limb(pts, [.165, .15, .14, .125])
        back = Vector((math.sin(turn)*math.sin(a),
                       math.cos(turn)*math.sin(a), math.cos(a)))
        ends.append((p, d, back, .125))
    T = [Vector((x*side, y, z)) for x, y, z in thumb]
    limb(T, [.21, .19, .165, .14])
    d = (T[3]-T[2]).normalized()
    out = Vector((side, 0, .25))
    ends.append((T[3], d, (out-d*out.dot(d)).normalized(), .14))
    limb([Vector((0, .2, 0)), Vector((0, -.1, 0)), Vector((0, -arm, 0))],
         [.27, .25, .29])

    def mesh(b):
        for p, r in dots:
            bmesh.ops.create_uvsphere(b, u_segments=18, v_segments=12,
                                      radius=r, matrix=Matrix.Translation(p))
    o = _obj('hand', _bm(mesh), sk, g)
    m = o.modifiers.new('r', 'REMESH')
    m.mode = 'VOXEL'
    m.voxel_size = .026
    m.use_smooth_shade = True
    m = o.modifiers.new('s', 'SMOOTH')
    m.factor = .5
    m.iterations = 9
    if nails:
        nail = mat(shade(skin, 1.16), rough=.35, coat=.2)
        for p, d, back, r in ends:
            x = d.cross(back)
            f = Matrix((x, d, back)).transposed().to_4x4()
            f.translation = p+back*r*.80+d*r*.18
            ball((0, 0, 0), r, nail, scale=(.66, .80, .30),
                 g=frame(g.m @ f), n=24)
    return o


PI = math.pi
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


def _profile(slim, belly):
    """The torso as (radius, height) pairs."""
    return [(r+(.05*belly*math.exp(-((z-.13)/.17)**2) if r > .05 else 0), z)
            for r, z in (_SLIM if slim else _TORSO)]


def _grow(prof, d, lo=-9, hi=9):
    """A slightly larger torso profile between two heights."""
    p = [(r+d, z) for r, z in prof if lo <= z <= hi]
    return [(.02, p[0][1])]+p+[(.02, p[-1][1])]


def _on_torso(prof, a, z, off):
    """Point on the torso at azimuth a (0 = front) and height z."""
    zs = [p[1] for p in prof]
    r = float(np.interp(z, zs, [p[0] for p in prof]))+off
    return (1.05*r*math.sin(a), -.74*r*math.cos(a), z)


def _band(U, prof, path, m, off=.014, n=32, thick=.014, span=(-1, 1),
          folds=.0, waves=7., cells=8):
    """Cloth band laid on the torso; path lists (azimuth, z, half width).
    `span` is the part of its width, `folds` the depth of its folds and
    `waves` their number (2 pi is two), `cells` the faces across."""
    rows = []
    k = len(path)-1
    for i in range(n+1):
        u = i/n*k
        j = min(int(u), k-1)
        f = _step(u-j)
        a, z, h = [p+(q-p)*f for p, q in zip(path[j], path[j+1])]
        cross = [span[0]+(span[1]-span[0])*c/cells for c in range(cells+1)]
        rows.append([_on_torso(prof, a, z+h*s,
                               off+.010*(1-s*s)+folds*math.cos(waves*s))
                     for s in cross])
    return sheet(rows, m, g=U, thick=thick)


def _vee(U, prof, m, off, low=.35, wide=.55):
    """The V of an open neck, waistcoat or blouse."""
    rows = []
    for i in range(13):
        u = i/12
        hw = .03+wide*u
        rows.append([_on_torso(prof, s*hw, low+(.595-low)*u, off)
                     for s in (-1, -.5, 0, .5, 1)])
    sheet(rows, m, g=U, thick=.010)


def _strip(U, prof, z0, z1, hw, m, off=.008, a=0.):
    """Upright strip on the chest: placket or pocket."""
    sheet([[_on_torso(prof, a+s*hw, z0+(z1-z0)*i/8, off)
            for s in (-1, 0, 1)] for i in range(9)], m, g=U, thick=.006)


def _collar(U, prof, m):
    """Turned-down shirt collar with two points."""
    torus((0, -.003, .632), .074, .016, m, rot=(.18, 0, 0), g=U)
    for s in (-1, 1):
        rows = []
        for i in range(33):
            u = i/32
            tip = max(0, (u-.72)/.28)**1.3
            a = s*(PI-(PI-.13)*u)
            top = Vector((.080*math.sin(a), -.080*math.cos(a)-.004,
                          .650-.020*u))
            low = Vector(_on_torso(prof, a*(1+.9*tip*(1-u)+.35*tip),
                                   .604-.088*tip, .016))
            mid = top.lerp(low, .5)+Vector((0, 0, .014))
            rows.append([top, mid, low])
        sheet(rows, m, g=U, thick=.014, sub=0)


def _cloth(c, k=1.):
    """Cloth of a colour, a little darker where k < 1."""
    return mat(shade(c, k) if k != 1 else c, rough=.75, sheen=.5)


def _skirt(P, colour, border, belly):
    """Saree skirt: pleats in front, flare, a border at the hem."""
    def mesh(zs, grow):
        n = 144

        def f(b):
            rings = []
            for z, r in zs:
                t = max(0, min(1, (.1-z)/.8))
                ring = []
                for i in range(n):
                    a = 2*PI*i/n
                    s = (a-.14+PI) % (2*PI)-PI
                    front = math.exp(-(s/.46)**2)
                    q = (r+grow+.035*belly*(1-t)+front*(
                        .018*t+(.006+.019*t)*math.cos(21*s)))
                    ring.append(b.verts.new((1.05*q*math.sin(a),
                                             -.84*q*math.cos(a), z)))
                rings.append(ring)
            for p, q in zip(rings, rings[1:]):
                for i in range(n):
                    b.faces.new((p[i], p[(i+1) % n], q[(i+1) % n], q[i]))
            b.faces.new(rings[0][::-1])
            b.faces.new(rings[-1])
        return f
    zs = [(-.70, .216), (-.66, .214), (-.5, .204), (-.3, .204), (-.1, .218),
          (.0, .220), (.08, .212), (.14, .196)]
    _obj('skirt', _bm(mesh(zs, 0)), _cloth(colour), P)
    _obj('hem', _bm(mesh([(-.712, .217), (-.615, .211)], .007)), border, P)
    torus((0, 0, .125), .188+.03*belly, .016, _cloth(colour, .86),
          scale=(1.05, .80, 1), g=P)


def _fall(U, m, border, low, x=.145, w=(.050, .125)):
    """Cloth that falls behind from the left shoulder down to `low`."""
    path = [(-.035, .606), (.02, .628), (.09, .605), (.168, .50),
            (.196, .28), (.212, .03), (.232, -.22), (.240, low)]
    path = [p for p in path if p[1] > low]+[(path[-1][0], low)]
    n = 30
    k = len(path)-1

    def part(span, off, mt, u0=0.):
        rows = []
        for i in range(n+1):
            u = (u0+(1-u0)*i/n)*k
            j = min(int(u), k-1)
            y, z = [p+(q-p)*(u-j) for p, q in zip(path[j], path[j+1])]
            t = u/k
            hw = w[0]+(w[1]-w[0])*_step(t*1.3)
            rows.append([(x+.02*t+hw*s, y+off*_step(t*3)
                          + .012*t*math.cos(7*s), z+off*(1-_step(t*3)))
                         for s in [span[0]+(span[1]-span[0])*c/8
                                   for c in range(9)]])
        sheet(rows, mt, g=U, thick=.014)
    part((-1, 1), 0, m)
    for span in ((-1.02, -.78), (.78, 1.02)):
        part(span, .006, border)
    part((-1.03, 1.03), .008, border, .86)


def _saree(P, U, prof, colour, border, sitting, belly):
    """The drape over the blouse, pallu behind the left shoulder."""
    m = _cloth(colour)
    path = [(-1.9, .13, .10), (-1.0, .19, .135), (-.2, .30, .185),
            (.35, .405, .165), (.80, .535, .095), (1.2, .597, .055)]
    _band(U, prof, path, m, off=.022, folds=.0085, waves=13., cells=28)
    _band(U, prof, path, border, off=.032, span=(.84, 1.06), thick=.012)
    if sitting:
        _fall(U, m, border, .0)
    else:
        _fall(U, m, border, -.50, .165, (.060, .165))
    if not sitting:
        _skirt(P, colour, border, belly)


def _dupatta(U, prof, m, low):
    """Scarf across the chest, both ends behind the shoulders."""
    side = [(.62, .50, .060), (1.05, .575, .045), (1.5, .602, .028),
            (2.1, .55, .045), (2.5, .42, .065), (2.6, low, .07)]
    path = [(-a, z, h) for a, z, h in side[::-1]]
    path += [(0, .355, .075)]+side
    _band(U, prof, path, m, off=.016, n=56, folds=.006)


def shoe(g, at, yaw, m, size=1., sole='ivory'):
    """A low shoe: upper, sole."""
    S = g.sub(at, yaw, size)
    slab((0, -.035, 0), .135, .285, .03, .066, mat(sole, .6), g=S, bevel=.011)
    ball((0, -.035, .04), .07, m, scale=(.90, 1.9, .78), g=S, n=32)
    ball((0, .045, .07), .064, m, scale=(.98, .98, .95), g=S, n=28)


def person(loc, rot=0, shirt='violet', skin='br2', style='short',
           hairc='hair1', pants='navy', pose='laptop', sitting=True, scale=1,
           g=None, sleeve=True, look=0, tiltx=0, glasses=False, collar=None,
           under=None, roll=0, gaze=None, rh=None, lh=None, rgrip=None,
           lgrip=None, rpalm=None, lpalm=None, rdir=None, ldir=None, lean=0,
           twist=0, sway=0, slim=False, belly=0., outfit='shirt', drape=None,
           blouse=None, dupatta='side', vest=None, lanyard=None, tache=None,
           bearded=None, bindi=None, headset=False, earrings=None,
           shoes='ivory', feet=None, cross=False, smile=0, ease=0, face=None,
           floor=None):
    """A clay person; the hip is at `loc`, facing -Y before `rot`.

    Standing feet are 0.735*scale below loc, seated feet 0.56*scale.
    pose     one of _POSES; `rh`/`lh` override the right/left hand's place:
             a tuple is in the person's frame, a Vector is in the world.
    rgrip..  flat, relax, hold, fist, point, wave, type, pen; rpalm/rdir give
             the direction the palm and the fingers face.
    gaze     world point to look at (else look = yaw, tiltx = nod, roll).
    outfit   shirt, kurta (tunic) or saree. `drape` colours a kurta's dupatta
             (over one shoulder, or both with dupatta='both') or a saree's
             border and, unless `blouse` is given, its blouse.
    vest     sleeveless jacket colour; `under` an open collar's colour.
    belly    0 slim to 1 stout; `slim` narrows the shoulders.
    face     what faces.py makes of the head; `ease` relaxes its brows.
    feet     ((x, y), (x, y)) of right and left foot when standing.
    """
    P = (g or W).sub(loc, rot, scale)
    U = P.sub((0, 0, 0), twist, 1, (lean, sway))
    saree = outfit == 'saree'
    sk = mat(skin, rough=.5, sheen=.25)
    sh = _cloth(shirt)
    top = _cloth(blouse or drape or shirt) if saree else sh
    dr = _cloth(drape) if drape else None
    prof = _profile(slim, belly)
    lathe(prof, top, scale=(1.05, .74, 1), g=U)
    cyl((0, 0, .66), .068, .16, sk, bevel=.01, g=U)
    _neck(U, prof, shirt, sk, outfit, collar, under, vest)
    if lanyard:
        _lanyard(U, lanyard)
    if outfit == 'kurta' and not sitting:
        lathe([(.02, -.36), (.238, -.36), (.240, -.34), (.226, -.12),
               (.222+.04*belly, .0), (.206+.045*belly, .12),
               (.190+.045*belly, .17), (.02, .18)], sh,
              scale=(1.05, .80, 1), g=P)
        lathe([(.02, -.372), (.241, -.372), (.2445, -.365), (.2435, -.325),
               (.236, -.32), (.02, -.32)], _cloth(shirt, .88),
              scale=(1.05, .80, 1), g=P)
    if saree:
        _saree(P, U, prof, shirt, dr or sh, sitting, belly)
    elif dr and dupatta == 'both':
        _dupatta(U, prof, dr, .1)
    elif dr:
        _band(U, prof, [(-1.5, .12, .045), (-.6, .25, .06), (.2, .42, .065),
                        (.8, .555, .06), (1.2, .597, .04)], dr, off=.016,
              folds=.003)
        _fall(U, dr, dr, .06 if sitting else -.10, w=(.045, .075))
    short = saree or not sleeve
    _arms(P, U, pose, _SH[0]-(.028 if slim else 0), top, sk, not short, rh,
          lh, (rgrip, lgrip), (rpalm, lpalm), (rdir, ldir), slim)
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
    head(H, skin, style, hairc, face, glasses, tache, bearded, bindi,
         headset, earrings, smile, ease)
    if style == 'braid':
        _braid(H, U, hairc)
    _legs(P, outfit, pants, sh, dr, sitting, shoes, feet, cross, floor)
    return P


def _neck(U, prof, shirt, sk, outfit, collar, under, vest):
    """Collar, placket, buttons, waistcoat: what is at neck and chest."""
    if outfit == 'saree':
        _vee(U, prof, sk, .005, .49, .62)
        tube([(-.082, -.04, .61), (-.055, -.135, .545), (0, -.168, .50),
              (.055, -.135, .545), (.082, -.04, .61)], .006,
             mat('marigold', .3, metal=.4), g=U, res=4)
        ball((0, -.172, .495), .014, mat('marigold', .3, metal=.4), g=U,
             n=16)
        return
    if vest:
        lathe(_grow(prof, .014, -.04, .60), mat(vest, .75, sheen=.5),
              scale=(1.05, .76, 1), g=U)
        _vee(U, prof, mat(under or shirt, .7), .026, .34, .50)
        for z in (.28, .20, .12, .04):
            ball(_on_torso(prof, 0, z, .020), .011, mat('marigold', .4), g=U,
                 n=12, scale=(1, .5, 1))
    elif under:
        _vee(U, prof, mat(under, .7), .012)
    if outfit == 'kurta':
        torus((0, -.003, .622), .079, .022, _cloth(shirt, .90),
              rot=(.18, 0, 0), g=U)
        _strip(U, prof, .36, .57, .085, _cloth(shirt, .90))
        for z in (.53, .47, .41):
            ball(_on_torso(prof, 0, z, .014), .009, mat('marigold', .4), g=U,
                 n=12, scale=(1, .5, 1))
        return
    _collar(U, prof, _cloth(collar or under or shirt, .95))
    if not (vest or under):
        _strip(U, prof, .02, .56, .075, _cloth(shirt, .93))
        _strip(U, prof, .38, .46, .20, _cloth(shirt, .93), .006, .55)
        for z in (.49, .40, .31, .22, .13):
            ball(_on_torso(prof, 0, z, .013), .009, mat('ivory', .5), g=U,
                 n=12, scale=(1, .5, 1))


def _braid(H, U, hairc):
    """Braid from the nape over the right shoulder to the chest."""
    nape = U.m.inverted() @ H.pt(-.05, .18, -.08)
    path = [nape] + [Vector(p) for p in (
        (-.115, .09, .655), (-.135, -.03, .640), (-.140, -.125, .565),
        (-.138, -.178, .46), (-.128, -.195, .34))]
    m = mat(hairc, .6, sheen=.4)
    n = 13
    for i in range(n):
        u = i/(n-1)*(len(path)-1)
        j = min(int(u), len(path)-2)
        ball(path[j].lerp(path[j+1], u-j), .054-.0013*i, m, g=U, n=24)
    ball(path[-1]-Vector((0, -.004, .045)), .028, 'saffron', g=U, n=20)


def _lanyard(U, c):
    for s in (-1, 1):
        tube([(s*.075, -.075, .605), (s*.06, -.168, .52),
              (s*.02, -.192, .33)], .0075, mat(c, .6), g=U, res=3)
    panel((0, -.200, .285), .085, .10, .012, .015, 'white', g=U, bevel=.003)
    panel((0, -.208, .30), .045, .04, .006, .01, c, g=U, bevel=.002)


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


def _legs(P, outfit, pants, sh, border, sitting, shoes, feet, cross, floor):
    pm = mat(pants, rough=.75, sheen=.4)
    fm = mat(shoes, .6)
    loose = outfit == 'kurta'    # salwar: wide, close at the ankle
    if sitting:
        fl = -.56 if floor is None else floor
        an = fl+.09
        if outfit == 'saree':
            tube([(0, .02, .02), (0, -.22, .035), (0, -.39, .015),
                  (0, -.435, -.10), (0, -.43, an)], .125, sh, g=P,
                 radii=[1, 1, .98, .95, .95], scale=(1.5, 1, 1))
            tube([(0, -.43, an+.07), (0, -.43, an-.005)], .125,
                 border or sh, g=P, radii=[.98, .98], scale=(1.5, 1, 1))
            for sx in (-1, 1):
                shoe(P, (sx*.10, -.50, fl), sx*.1, fm)
            return
        for sx in (-1, 1):
            ax, ay = sx*.13, -.43
            if cross:
                ax, ay = -sx*.05, -.43-.05*sx
            tube([(sx*.10, 0, .03), (sx*.12, -.22, .05),
                  (sx*.125, -.40, .03), (sx*.128, -.445, -.11), (ax, ay, an)],
                 .098, pm, g=P, radii=[1, 1, .95, .88, .66] if loose
                 else [1, 1, .95, .85, .70])
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
             radii=[1.05, 1.12, 1.02, .95, .64] if loose
             else [1, 1, .88, .82, .72])
        shoe(P, (x, y-.02, fl), sx*.16, fm)


def stand(x, y, rot=0, z=0., scale=1.15, tall=1., **kw):
    """A person standing on height z."""
    kw.setdefault('pose', 'stand')
    scale *= tall
    return person((x, y, z+.735*scale), rot, sitting=False, scale=scale, **kw)


def sit(x, y, rot=0, seat=.59, z=0., scale=1.12, tall=1., **kw):
    """A person sitting on a seat whose top is `seat` above height z."""
    scale *= 1+(tall-1)*.7
    kw.setdefault('floor', -(seat+.072)/scale)
    return person((x, y, z+seat+.072), rot, sitting=True, scale=scale, **kw)
