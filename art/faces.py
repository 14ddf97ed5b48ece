"""faces.py: heads of the people: skull, features, hair, beards, glasses.

A face is a dict of the few keys below; what is left out is ordinary. The
same dict makes the same face in every picture (see CAST in props.py).

w, h      width and height of the head
jaw       > 0 broad jaw, < 0 tapering; cheek fullness; chin how far it juts
nose      (length, width, how far it stands out), 1 ordinary; `hook` a bridge
eye       (spacing, size); `lids` heavy upper lids, `lash` drawn lashes
brow      (thickness, arch, tilt)
ear       size
mouth     width; `lips` a colour
lines     age lines
tache     thick, chevron, pencil, handlebar or walrus
beard     full, short or goatee
glasses   round, square or wire
"""
import math
import random

import bmesh

from clay import (Matrix, Vector, _bm, _obj, _step, ball, cyl, frame, lathe,
                  mat, sheet, torus, tube, PAL)

R = .205
PI = math.pi


def shade(c, k):
    """A palette name or hex made darker (k < 1) or lighter (k > 1)."""
    h = PAL.get(c, c).lstrip('#')
    return '#%02X%02X%02X' % tuple(
        min(255, int(int(h[i:i+2], 16)*k)) for i in (0, 2, 4))


class Skull:
    """The head's shape: one ellipse for every height."""

    def __init__(s, jaw=0., cheek=0., chin=0.):
        s.jaw, s.cheek, s.chin = jaw, cheek, chin

    def ring(s, z):
        """Half width, half depth and forward shift at height z."""
        q = max(-1, min(1, z/(1.08*R)))
        low = max(0, -q)
        r = R*math.sqrt(max(0, 1-q*q))*(1-.10*low)
        k = 1+s.jaw*_step(low*1.5)+s.cheek*math.exp(-((z+.055)/.055)**2)
        chin = s.chin*_step((low-.35)/.5)
        return r*k*.97, r*(1+.4*s.cheek*_step(low*2))*.98, -chin

    def at(s, x, z, off=0.):
        """Point of the face's front at (x, z), `off` in front of it."""
        a, b, dy = s.ring(z)
        y = dy-b*math.sqrt(max(.02, 1-(x/max(a, 1e-4))**2))
        return Vector((x, y-off, z))

    def around(s, a, z, off=0.):
        """Point at azimuth a (0 = front), `off` outside of the skin."""
        w, b, dy = s.ring(z)
        return Vector(((w+off)*math.sin(a), dy-(b+off)*math.cos(a), z))

    def build(s, g, m):
        """The bare head."""
        n = 56
        zs = [1.08*R*math.sin(math.radians(-88+176*i/30)) for i in range(31)]

        def f(b):
            rings = [[b.verts.new(s.around(2*PI*i/n, z)) for i in range(n)]
                     for z in zs]
            for p, q in zip(rings, rings[1:]):
                for i in range(n):
                    b.faces.new((p[i], p[(i+1) % n], q[(i+1) % n], q[i]))
            b.faces.new(rings[0][::-1])
            b.faces.new(rings[-1])
            bmesh.ops.recalc_face_normals(b, faces=b.faces)
        return _obj('skull', _bm(f), m, g, sub=1)


# ---------- hair ----------
def _front(a):
    return (1+math.cos(a))/2     # 1 at the front, 0 behind


def _dip(a, at, w):
    return math.exp(-((a-at+PI) % (2*PI)-PI)**2/w**2)


# style -> (lower edge's elevation in degrees at azimuth a, height above the
# skull at azimuth a and 0..1 from crown to edge, drop of the nape)
_CAPS = dict(
    short=(lambda a: -26+62*_step(_front(a)*1.25-.12)+7*math.sin(a)
           - 9*math.cos(4*a)*_front(a)**2,
           lambda a, t: .09+.10*_front(a)*(1-t)*math.sin(t*3.1)
           + .06*math.sin(t*PI), 0),
    crop=(lambda a: -22+58*_step(_front(a)*1.3-.12)
          - 5*math.cos(4*a)*_front(a)**2,
          lambda a, t: .045+.03*math.sin(t*PI), 0),
    side=(lambda a: -24+60*_step(_front(a)*1.25-.12)
          + 14*math.sin(a)*_front(a),
          lambda a, t: .10+.18*_front(a)*math.sin(t*3)
          + .06*math.sin(t*PI)*math.sin(a), 0),
    parted=(lambda a: -24+62*_step(_front(a)*1.25-.12)
            + 6*_dip(a, .45, .25),
            lambda a, t: .11+.11*_front(a)*math.sin(t*2.9)
            - .075*_dip(a, .45, .16)*(.3+.7*t)
            + .012*math.sin(13*a)*t, 0),
    quiff=(lambda a: -22+68*_step(_front(a)*1.3-.12),
           lambda a, t: .055+.19*_front(a)**1.5*math.sin(t*2.7)
           + .015*math.sin(11*a)*t*_front(a), 0),
    receding=(lambda a: -26+84*_step(_front(a)*1.35-.12)
              - 10*math.cos(3*a)*_front(a),
              lambda a, t: .05+.04*math.sin(t*PI), 0),
    bob=(lambda a: -52+90*_step(_front(a)*1.9-.72)+8*math.sin(a)*_front(a),
         lambda a, t: .13+.14*t*t*(1-_step(_front(a)*1.9-.75))
         + .05*math.sin(t*PI), .05),
    fringe=(lambda a: -48+74*_step(_front(a)*2.1-.92)
            + 2.5*math.sin(9*a)*_front(a)**3,
            lambda a, t: .12+.10*t*t+.05*math.sin(t*PI), .03),
    long=(lambda a: -58+98*_step(_front(a)*1.9-.78)
          + 10*_dip(a, 0, .3),
          lambda a, t: .12+.10*t*(1-_step(_front(a)*1.9-.75))
          - .05*_dip(a, 0, .13)*(1-t*.3), .30),
    wavy=(lambda a: -56+96*_step(_front(a)*1.9-.78)-9*math.sin(a)*_front(a),
          lambda a, t: .13+.13*t*(1-_step(_front(a)*1.9-.75))
          + .035*math.sin(7*a+9*t)*t, .26),
    bun=(lambda a: -24+62*_step(_front(a)*1.3-.14),
         lambda a, t: .08+.03*math.sin(t*PI), 0),
    lowbun=(lambda a: -30+68*_step(_front(a)*1.3-.14)+9*_dip(a, 0, .35),
            lambda a, t: .10+.05*math.sin(t*PI)-.06*_dip(a, 0, .12)*t, 0),
    braid=(lambda a: -26+64*_step(_front(a)*1.3-.14)+9*_dip(a, 0, .35),
           lambda a, t: .10+.04*math.sin(t*PI)-.05*_dip(a, 0, .12)*t, 0),
    pony=(lambda a: -26+66*_step(_front(a)*1.3-.14)
          - 7*math.cos(2*a)*_front(a),
          lambda a, t: .09+.04*math.sin(t*PI), 0),
    scarf=(lambda a: -62+112*_step(_front(a)*1.75-.66),
           lambda a, t: .14+.05*math.sin(t*PI), .10))


def _cap(g, m, line, vol, low, n=84, k=26):
    """Shell of hair over the skull."""
    def f(b):
        rows = []
        for j in range(1, k+1):
            row = []
            for i in range(n):
                a = 2*PI*i/n
                t = j/k
                e = PI/2+(math.radians(line(a))-PI/2)*t
                r = R*(1+vol(a, t))
                drop = low*t*t*max(0, -math.cos(a)+.35)
                row.append(b.verts.new((r*math.cos(e)*math.sin(a),
                                        -r*math.cos(e)*math.cos(a),
                                        1.06*r*math.sin(e)-drop)))
            rows.append(row)
        for p, q in zip(rows, rows[1:]):
            for i in range(n):
                b.faces.new((p[i], q[i], q[(i+1) % n], p[(i+1) % n]))
        top = b.verts.new((0, 0, 1.06*R*(1+vol(PI, 0))))
        for i in range(n):
            b.faces.new((top, rows[0][i], rows[0][(i+1) % n]))
    o = _obj('hair', _bm(f), m, g)
    s = o.modifiers.new('so', 'SOLIDIFY')
    s.thickness = .05*R/.2
    s.offset = -1
    bv = o.modifiers.new('b', 'BEVEL')
    bv.width = .02*R/.2
    bv.segments = 4
    bv.limit_method = 'ANGLE'


def hair(g, style, hm):
    """Hair on the head in frame g: one of _CAPS, curly, bald or turban. A
    braid itself hangs on the body (people.py)."""
    m = mat(hm, rough=.6, sheen=.4) if isinstance(hm, str) else hm
    if style in _CAPS:
        _cap(g, m, *_CAPS[style])
    if style == 'bun':
        ball((0, R*.55, R*1.12), R*.44, m, g=g)
    elif style == 'lowbun':
        ball((0, R*1.18, -R*.12), R*.44, m, g=g, scale=(1.1, .8, 1))
        torus((0, R*.98, -R*.10), R*.30, R*.06, mat('marigold', .6),
              rot=(PI/2, 0, 0), g=g)
    elif style == 'pony':
        ball((0, R*1.0, R*.42), R*.22, 'saffron', g=g, n=28)
        tube([(0, R*1.0, R*.42), (0, R*1.45, R*.35), (0, R*1.55, -R*.4),
              (0, R*1.30, -R*1.3)], R*.30, m, g=g, radii=[.7, 1.1, 1.0, .25])
    elif style == 'scarf':
        lathe([(R*.62, -R*1.62), (R*1.12, -R*1.68), (R*1.16, -R*1.5),
               (R*.86, -R*1.12), (R*.72, -R*.9), (R*.5, -R*.86)], m, g=g,
              scale=(1, .86, 1))
    elif style == 'curly':
        rnd = random.Random(7)
        for i in range(170):
            u = rnd.uniform(-.35, 1)
            a = rnd.uniform(0, 2*PI)
            if u < .50 and math.cos(a) > .15:
                continue
            s = math.sqrt(1-u*u)
            ball((R*1.04*s*math.sin(a), -R*1.04*s*math.cos(a), R*1.06*u+.01),
                 R*rnd.uniform(.17, .25), m, g=g, n=20)
    elif style == 'bald':
        rows = []
        for i in range(33):
            a = PI*(.53+.94*i/32)
            edge = math.sin(PI*i/32)**.5
            rows.append([(R*q*math.cos(e)*math.sin(a),
                          -R*q*math.cos(e)*math.cos(a), R*math.sin(e)*1.05)
                         for e, q in ((math.radians(-24*edge-4), 1.02),
                                      (math.radians(-6), 1.10),
                                      (math.radians(12*edge+2), 1.07),
                                      (math.radians(20*edge+4), 1.0))])
        sheet(rows, m, g=g, thick=.02)
    elif style == 'turban':
        for i, (z, rr, th) in enumerate(((.42, .93, .30), (.62, .86, .30),
                                         (.82, .68, .30), (.98, .44, .28))):
            torus((0, .03*i*R, R*z), R*rr, R*th, m,
                  rot=(-.22, (.16 if i % 2 else -.16), 0), g=g)
        ball((0, .1*R, R*.85), R*.66, m, scale=(1, 1, .8), g=g)


# ---------- beards ----------
def _beard(g, S, kind, colour):
    """Beard laid on the jaw; its upper edge runs from ear to mouth."""
    wide, thick = dict(full=(1.62, .030), short=(1.62, .012),
                       goatee=(.62, .024))[kind]
    rows = []
    for i in range(41):
        a = wide*(-1+i/20)
        u = abs(a)/1.62
        top = -.128+.135*_step((u-.28)/.5)
        if kind == 'goatee':
            top = -.124-.012*u
        row = []
        for j in range(9):
            t = j/8
            z = top+(-.206-top)*t
            body = math.sin(PI*min(1, .12+t*.9))**.6
            edge = max(0, 1-(abs(a)/wide)**6)
            row.append(S.around(a, z, thick*body*edge-.004))
        rows.append(row)
    sheet(rows, mat(colour, .7, sheen=.4), g=g, thick=.012)
    if kind != 'short':
        p = S.at(0, -.20)
        ball((0, p.y*.72, -.196), .075, mat(colour, .7, sheen=.4), g=g,
             scale=(1.35 if kind == 'full' else .8, .85, .55))


# kind -> (points (x, z) from the middle outwards, radius, radii)
_TACHES = dict(
    thick=([(0, -.066), (.022, -.063), (.062, -.080)], .015, [.8, 1, .4]),
    chevron=([(0, -.064), (.026, -.066), (.052, -.092)], .018, [.9, 1, .6]),
    pencil=([(0, -.070), (.026, -.070), (.056, -.080)], .007, [.8, 1, .5]),
    handlebar=([(0, -.066), (.030, -.064), (.064, -.078), (.092, -.062),
                (.094, -.046)], .014, [.8, 1.1, .8, .5, .3]),
    walrus=([(0, -.068), (.028, -.074), (.060, -.104)], .024,
            [.9, 1, .55]))


def _tache(g, S, kind, colour):
    pts, r, radii = _TACHES[kind]
    m = mat(colour, .7, sheen=.4)
    for sx in (-1, 1):
        tube([S.at(sx*x, z, r*.5) for x, z in pts], r, m, g=g, radii=radii,
             res=5)


# ---------- the head ----------
def _nose(g, S, sk, length=1., width=1., out=1., hook=False):
    z = -.034-.016*(length-1)
    tip = S.at(0, z, .010*out)
    r = .025*(.75+.25*width)
    if length > .85:
        tube([S.at(0, .045, -.010), S.at(0, .008, .012 if hook else .0),
              tip], r*.82, sk, g=g, radii=[.5, .9 if hook else .7, 1.0],
             res=5)
    ball(tip, r, sk, scale=(.85*width, .9, .95), g=g, n=28)
    if width > 1.05:
        for sx in (-1, 1):
            p = S.at(sx*.021*width, z-.006, .003*out)
            ball(p, .0165*width, sk, scale=(1, .9, .85), g=g, n=20)


def _mouth(g, S, smile, width, lips):
    w = .042*width+.008*smile
    m = mat(lips, .6)
    if smile > 1:    # an open smile: dark, with a row of teeth
        for c, lo, hi, off in (('#5A1F1C', 0, 1, .002),
                               ('white', .06, .42, .006)):
            rows = []
            for i in range(13):
                x = w*(-1+i/6)*(.98 if off < .005 else .84)
                q = math.sqrt(max(0, 1-(x/w)**2))
                top, deep = -.083-.010*(1-abs(x/w)), .040*q+.001
                rows.append([S.at(x, top-deep*(lo+(hi-lo)*t), off)
                             for t in (0, .5, 1)])
            sheet(rows, mat(c, .5), g=g, thick=.006)
        pts = [(-w, -.083), (0, -.134), (w, -.083)]
        tube([S.at(x, z+.001, .004) for x, z in pts], .0065, m, g=g, res=4,
             radii=[.6, 1.1, .6])
        return
    tube([S.at(-w, -.090+.006*smile, .001), S.at(0, -.108-.004*smile, .002),
          S.at(w, -.090+.006*smile, .001)], .0085, m, g=g, res=4,
         radii=[.7, 1.1, .7])


def _glasses(g, S, kind, x, z, colour):
    m = mat(colour, .3)
    r = .0045 if kind == 'wire' else .0075
    rims = {}
    for sx in (-1, 1):
        c = S.at(sx*x*1.04, z, .016)
        if kind == 'square':
            pts = []
            for i in range(24):
                a = 2*PI*i/24
                f = (abs(math.cos(a))**5+abs(math.sin(a))**5)**-.2
                pts.append((c.x+.050*f*math.cos(a),
                            c.y+.2*abs(math.cos(a))*.05*(
                                1 if math.cos(a)*sx > 0 else -.3),
                            z+.040*f*math.sin(a)))
            tube(pts, r, m, g=g, cyclic=True, res=4)
        else:
            torus(c, .049, r, m, rot=(PI/2, 0, sx*.25), g=g)
        rims[sx] = c
        tube([(c.x+sx*.048, c.y+.012, z+.008),
              (sx*R*1.0, c.y+.10, z+.010), (sx*R*1.0, .02, z+.006)],
             r*.9, m, g=g, res=4)
    y = min(rims[1].y, rims[-1].y)
    tube([(-x*1.04+.045, y, z+.006), (0, y-.012, z+.014),
          (x*1.04-.045, y, z+.006)], r, m, g=g, res=4)


def _lines(g, S, m):
    """Age lines: forehead, corners of the eyes, beside the mouth."""
    for z in (.112, .132):
        tube([S.at(-.055, z-.004, 0), S.at(0, z+.003, 0),
              S.at(.055, z-.004, 0)], .0035, m, g=g, res=3,
             radii=[.3, 1, .3])
    for sx in (-1, 1):
        tube([S.at(sx*.036, -.046, 0), S.at(sx*.056, -.070, 0),
              S.at(sx*.062, -.100, 0)], .0045, m, g=g, res=3,
             radii=[.4, 1, .3])
        for dz in (-.008, .010):
            tube([S.at(sx*.106, .010+dz*.4, 0), S.at(sx*.126, .010+dz*1.7,
                                                     0)],
                 .0032, m, g=g, res=3)


def head(g, skin='br2', style='short', hairc='hair1', face=None,
         glasses=False, tache=None, bearded=None, bindi=None, headset=False,
         earrings=None, smile=0, ease=0):
    """A whole head, centred in frame g and facing -Y. `tache` and `bearded`
    are colours; their shapes, like all else, are in `face`. `ease` lifts the
    inner ends of the brows and lowers the outer ones: 1 for a face that looks
    down or is seen from above, where level brows seem to frown."""
    F = face or {}
    S = Skull(F.get('jaw', 0), F.get('cheek', 0), F.get('chin', 0))
    w, h = F.get('w', 1), F.get('h', 1)
    g = frame(g.m @ Matrix.Diagonal((w, (w+1)/2, h, 1)))
    sk = mat(skin, rough=.5, sheen=.25)
    dark = mat(shade(skin, .80), rough=.6)
    ink = mat('ink', rough=.2, sheen=0)
    S.build(g, sk)
    gap, size = F.get('eye', (1, 1))
    ex, ez, er = .070*gap, .012, .0190*size
    th, arch, tilt = F.get('brow', (1, 1, 0))
    brow = mat('hair1' if style in ('turban', 'scarf') else hairc, .7)
    ear = F.get('ear', 1)
    for sx in (-1, 1):
        ball((sx*S.ring(-.015)[0]*1.01, .01, -.015), .043*ear, sk,
             scale=(.55, .8, 1.1), g=g, n=28)
        e = S.at(sx*ex, ez, .001)
        ball(e, er, ink, scale=(1, .40, 1.25), g=g, n=24)
        ball(e+Vector((-.3*er, -.31*er, .5*er)), er*.24,
             mat('white', .3, emit=.3), g=g, n=12)
        if F.get('lids'):
            ball(e+Vector((0, .004, er*.95)), er*1.25, dark,
                 scale=(1.15, .7, .8), g=g, n=24)
        if F.get('lash'):
            tube([e+Vector((sx*er*.4, -.001, er*1.2)),
                  S.at(sx*(ex+er*1.5), ez+er*1.1, .001),
                  S.at(sx*(ex+er*2.1), ez+er*1.5, 0)], .0042, ink, g=g,
                 res=3, radii=[1, 1, .4])
        bz = .066+.008*(size-1)*5
        tube([S.at(sx*(ex-.028), bz+.004-.012*tilt+.012*ease, .003),
              S.at(sx*(ex+.003), bz+.004+.008*arch+.003*ease, .003),
              S.at(sx*(ex+.034), bz+.006*tilt-.016*ease, .003)], .0078*th,
             brow, g=g,
             res=4, radii=[1, 1.1, .6])
        if earrings:
            ball((sx*R*1.02, -.005, -.072*ear), .017,
                 mat(earrings, .3, metal=.4), g=g, n=20)
    _nose(g, S, sk, *F.get('nose', (1, 1, 1)), hook=F.get('hook', False))
    light = skin in ('br1', 'br2')
    _mouth(g, S, smile, F.get('mouth', 1),
           F.get('lips', '#8A3B2A' if light else '#4A1E18'))
    if F.get('lines'):
        _lines(g, S, dark)
    if tache:
        _tache(g, S, F.get('tache', 'thick'), tache)
    if bearded:
        _beard(g, S, F.get('beard', 'full'), bearded)
        if not tache and F.get('beard') != 'short':
            _tache(g, S, 'chevron', bearded)
    if bindi:
        ball(S.at(0, .070, .001), .011, mat(bindi, .5), scale=(1, .5, 1),
             g=g, n=16)
    if style:
        hair(g, style, hairc)
    if glasses:
        _glasses(g, S, F.get('glasses', 'round'), ex, ez,
                 F.get('rims', 'ink'))
    if headset:
        _headset(g)


def _headset(g):
    m = mat('brand', .4)
    n = 14
    tube([(R*1.20*math.cos(PI*i/n), .01, R*1.24*math.sin(PI*i/n))
          for i in range(n+1)], .017, m, g=g, res=5)
    for sx in (-1, 1):
        cyl((sx*R*1.13, .01, -.01), .062, .05, m, rot=(0, PI/2, 0), g=g,
            bevel=.018)
        cyl((sx*R*1.17, .01, -.01), .04, .05, 'marigold',
            rot=(0, PI/2, 0), g=g, bevel=.014)
    tube([(-R*1.15, -.01, -.03), (-R*1.05, -R*.75, -.11),
          (-R*.45, -R*1.06, -.125)], .008, m, g=g, res=4)
    ball((-R*.42, -R*1.06, -.125), .02, 'ink', g=g, n=20)
