"""props.py: rooms, furniture and places that several pictures share."""
import math
import random

from clay import (Grp, Vector, W, _step, ball, box, cyl, lathe, laptop, leaf, mat, mug, panel,
                  prism, rrect, sheet, slab, stage, torus, tube, world)
from people import sit, stand    # noqa: F401 (the scenes' people)

# wall, rib, skirting and floor colours of the four kinds of backdrop
LOOKS = dict(
    navy=('#2F4C86', '#355594', '#213969', '#EFE0D2'),
    ivory=('#F2E4CE', '#F7ECDB', '#D9BE97', '#E9D3B8'),
    sky=('#B9CDF3', '#C6D7F6', '#8FACE3', '#F1E4D6'),
    peach=('#F6C79D', '#F9D1AC', '#D98F5E', '#F2E1CC'),
    deep=('#1B3363', '#203B70', '#12244A', '#3E5E9C'))
GLOW = dict(navy=('mist', 'cream', .55), ivory=('mist', 'cream', .62),
            sky=('#CFDDFB', 'cream', .62), peach=('#FFE2C4', 'cream', .6),
            deep=('#9DB8F0', '#4F70B5', .6))


# The people who come back through the series. Everyone's face, skin, hair,
# height (`tall`) and build are their own; scenes may change clothes only.
CAST = dict(
    asha=dict(shirt='saffron', skin='br2', style='braid', outfit='kurta',
              drape='violet', slim=True, pants='ivory', bindi='terra',
              earrings='marigold', shoes='terra', tall=.98,
              face=dict(w=.98, jaw=-.06, cheek=.05, eye=(1.0, 1.12),
                        lash=True, brow=(.9, 1.5, 0), nose=(.8, .9, .9),
                        lips='#A8442F')),
    meera=dict(shirt='brand', skin='br4', style='lowbun', outfit='saree',
               drape='marigold', blouse='terra', slim=True,
               earrings='marigold', bindi='terra', smile=1, tall=1.02,
               face=dict(w=.95, h=1.06, jaw=-.09, chin=.012,
                         eye=(1.04, 1.05), lash=True, brow=(1, 1.2, -.2),
                         nose=(1.5, .95, 1.3), mouth=1.1, lips='#8E3326')),
    ravi=dict(shirt='ivory', skin='br3', style='parted', vest='brand',
              tache='hair1', pants='indigo', shoes='wood', tall=1.03,
              face=dict(w=.97, h=1.05, jaw=.05, chin=.01, tache='chevron',
                        brow=(1.3, .8, 0), nose=(1.6, 1.05, 1.4), hook=True,
                        ear=1.1)),
    sana=dict(shirt='violet', skin='br1', style='scarf', hairc='lav',
              outfit='kurta', slim=True, pants='ivory', tall=.97,
              face=dict(w=1.02, cheek=.09, jaw=-.03, eye=(1.05, 1.15),
                        lash=True, brow=(1.1, 1.0, -.2), nose=(.7, .85, .8),
                        lips='#B5533F', mouth=.9)),
    anil=dict(shirt='mist', skin='br4', style='receding', hairc='grey',
              glasses=True, tache='grey', pants='navy', shoes='wood',
              belly=.7, tall=.99,
              face=dict(w=1.03, jaw=.08, cheek=.05, lines=True,
                        tache='walrus', eye=(1, .92), brow=(1.5, .8, -.2),
                        nose=(1.3, 1.35, 1.2), ear=1.2, glasses='square')),
    priya=dict(shirt='terra', skin='br5', style='pony', slim=True,
               pants='indigo', lanyard='ivory', smile=1, tall=1.01,
               face=dict(w=.96, h=1.02, jaw=-.05, cheek=.04,
                         eye=(1.06, 1.1), lash=True, brow=(.9, 1.6, -.2),
                         nose=(.9, 1.2, .9), mouth=1.15, lips='#7C3429')),
    kabir=dict(shirt='violet', skin='br1', style='quiff', pants='navy',
               lanyard='saffron', tall=1.04,
               face=dict(w=.95, h=1.07, jaw=.03, chin=.014, eye=(.95, .95),
                         brow=(1.2, .6, 0), nose=(1.4, .9, 1.2),
                         ear=1.15)),
    jas=dict(shirt='indigo', skin='br2', style='turban', hairc='saffron',
             bearded='hair1', under='ivory', pants='navy', shoes='wood',
             tall=1.05,
             face=dict(jaw=.05, brow=(1.5, .8, 0), nose=(1.5, 1.1, 1.3),
                       tache='handlebar', eye=(1, .95))),
    neha=dict(shirt='ivory', skin='br3', style='fringe', slim=True,
              pants='brand', lanyard='violet', earrings='marigold', tall=.96,
              glasses=True,
              face=dict(w=1.02, cheek=.08, jaw=-.02, eye=(1, 1.05),
                        brow=(.9, 1.0, 0), nose=(.6, 1, .8), mouth=.85,
                        glasses='round', rims='terra', lips='#8E3D2C')),
    imran=dict(shirt='leaf2', skin='br2', style='crop', bearded='hair1',
               pants='navy', belly=.25, tall=1.01,
               face=dict(w=1.04, jaw=.11, brow=(1.6, .6, .1), beard='short',
                         nose=(1.2, 1.2, 1.2), eye=(1.02, .95), ear=1.05)),
    lata=dict(shirt='plum', skin='br2', style='bun', hairc='silver',
              outfit='saree', drape='rose', blouse='ivory', bindi='terra',
              glasses=True, belly=.55, tall=.94,
              face=dict(w=1.05, h=.97, cheek=.10, lines=True, eye=(1, .9),
                        lids=True, brow=(.8, 1, -.3), nose=(.9, 1.25, 1),
                        mouth=.9, glasses='wire', rims='saffron')),
    manoj=dict(shirt='marigold', skin='br5', style='curly', pants='brand',
               sleeve=False, tache='hair1', belly=.45, tall=.97,
               face=dict(w=1.05, h=.98, cheek=.10, jaw=.06, tache='pencil',
                         brow=(1.2, 1.2, 0), nose=(.8, 1.5, 1),
                         eye=(1.08, 1.05), mouth=1.15, lips='#5A2A20')),
    tara=dict(shirt='rose', skin='br1', style='wavy', hairc='hair2',
              outfit='kurta', drape='ivory', dupatta='both', slim=True,
              pants='navy', earrings='marigold', tall=1.0,
              face=dict(w=.94, h=1.05, jaw=-.10, chin=.01, eye=(.97, 1.08),
                        lash=True, brow=(.8, 1.3, -.2), nose=(1.3, .8, 1.1),
                        lips='#B24A3C')),
    vikas=dict(shirt='lav', skin='br4', style='short', glasses=True,
               pants='indigo', sleeve=False, tall=1.0,
               face=dict(w=.97, jaw=-.05, eye=(1.05, 1.1), glasses='square',
                         brow=(1, 1, 0), nose=(1, 1.3, 1), ear=1.25,
                         mouth=.9)),
    gopal=dict(shirt='ivory', skin='br3', style='bald', hairc='silver',
               tache='silver', outfit='kurta', vest='wood', pants='ivory',
               shoes='wood', belly=.4, tall=.95,
               face=dict(w=1.0, h=1.03, jaw=-.03, lines=True, lids=True,
                         tache='handlebar', brow=(1.7, .8, -.3),
                         nose=(1.7, 1.2, 1.5), hook=True, ear=1.35,
                         eye=(.97, .9))),
    rekha=dict(shirt='leaf', skin='br3', style='bob', outfit='saree',
               drape='saffron', blouse='plum', bindi='terra',
               earrings='marigold', belly=.3, tall=.97,
               face=dict(w=1.06, cheek=.12, jaw=.02, eye=(1.05, 1.1),
                         lash=True, brow=(1.1, 1.3, 0), nose=(.8, 1.25, .9),
                         mouth=1.05, lips='#93392B')),
    suman=dict(shirt='lav', skin='br4', style='lowbun', outfit='kurta',
               drape='terra', dupatta='both', pants='brand', slim=True,
               earrings='marigold', tall=.99,
               face=dict(w=.97, h=1.03, jaw=-.07, eye=(1.1, 1.1), lash=True,
                         brow=(.9, .8, -.2), nose=(1.1, 1.15, 1), mouth=1.1,
                         lips='#7F352A')),
    arjun=dict(shirt='white', skin='br2', style='side', hairc='hair2',
               bearded='hair2', pants='indigo', tall=1.06, slim=True,
               face=dict(w=.96, h=1.06, jaw=-.02, chin=.012, beard='goatee',
                         brow=(1.3, .8, 0), nose=(1.5, .95, 1.3),
                         eye=(.97, 1))))


def who(name, **kw):
    """A person of the series as keyword arguments, with changes."""
    d = dict(CAST[name])
    d.update(kw)
    return d


def room(look='navy', y=3.45, ribs=(-7, 7), h=7., step=.26):
    """Floor, ribbed back wall at y and soft ambient light."""
    wall, rib, skirt, floor = LOOKS[look]
    world(*GLOW[look])
    stage(floor, y=y+26, r=.9)
    box((0, y, h/2), (40, .2, h+2), mat(wall, .85, sheen=0), bevel=0)
    box((0, y-.12, .14), (40, .06, .28), mat(skirt, .7), bevel=.015)
    m = mat(rib, .8, sheen=0)
    for i in range(int(ribs[0]/step), int(ribs[1]/step)+1):
        box((i*step, y-.11, .28+h/2), (.15, .05, h), m, bevel=.02, seg=2)


def unlit(o):
    """Let an emitter be seen without sparkling on what is near it."""
    o.visible_diffuse = o.visible_glossy = False
    return o


def rug(x, y, w, d, c=('#82A1DD', '#A9C1EF')):
    """Two-tone rug."""
    r = min(w, d)*.4
    slab((x, y, 0), w, d, .02, r, mat(c[0], .9), bevel=.009)
    slab((x, y, .006), w-.4, d-.4, .02, r-.1, mat(c[1], .9), bevel=.008)


def chair(x, y, rot=0, c='saffron', z=0., g=None):
    """Swivel chair, seat top at 0.59."""
    G = (g or W).sub((x, y, z), rot)
    slab((0, 0, .50), .52, .48, .09, .18, c, g=G, bevel=.035)
    panel((0, .27, .90), .50, .54, .09, .16, c, g=G, bevel=.04)
    tube([(0, .18, .52), (0, .30, .56), (0, .30, .75)], .03, 'ink', g=G)
    cyl((0, 0, .29), .035, .44, 'ink', g=G)
    for i in range(5):
        a = i*1.2566+.3
        box((.13*math.cos(a), .13*math.sin(a), .075), (.26, .045, .04),
            'ink', rot=(0, 0, a), g=G, bevel=.015)
        ball((.25*math.cos(a), .25*math.sin(a), .035), .033, 'ink', g=G,
             n=20)
    return G


def stool(x, y, c='wood', z=0., h=.55):
    """Round wooden stool."""
    cyl((x, y, z+h-.03), .23, .07, c, bevel=.025)
    for i in range(3):
        a = i*2.094+.5
        tube([(x+.13*math.cos(a), y+.13*math.sin(a), z+h-.05),
              (x+.21*math.cos(a), y+.21*math.sin(a), z)], .028, c)


def table(x, y, w=3.0, d=1.2, top='#E3B176', leg='indigo', r=.2, rot=0,
          z=.93, pedestal=False):
    """Table whose top is at z."""
    G = Grp((x, y, 0), rot)
    slab((0, 0, z-.07), w, d, .07, r, mat(top, .4), bevel=.03, g=G)
    if pedestal:
        xs = (-w*.27, w*.27) if w > 2 else (0,)
        for px in xs:
            lathe([(.02, 0), (.34, 0), (.35, .03), (.30, .08), (.16, .2),
                   (.12, .45), (.16, .72), (.26, z-.08), (.02, z-.08)],
                  mat(leg, .5), c=(px, 0, .02), g=G)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                px, py = sx*(w/2-.16), sy*(d/2-.15)
                tube([(px, py, z-.06), (px+sx*.04, py+sy*.03, 0)], .042,
                     mat(leg, .5), g=G, radii=[1.1, .75])
    return G


def desk(x, y, w=1.5, d=.72, rot=0, top='#E3B176', side='ivory',
         drawers=True):
    """Office desk, top at 0.93; the sitter is on its -Y side before rot."""
    G = Grp((x, y, 0), rot)
    slab((0, 0, .87), w, d, .06, .06, mat(top, .4), bevel=.02, g=G)
    for s in (-1, 1):
        box((s*(w/2-.06), 0, .43), (.06, d-.1, .87), mat(side, .5), g=G,
            bevel=.015)
    box((0, d/2-.10, .58), (w-.16, .04, .5), mat(side, .5), g=G, bevel=.01)
    if drawers:
        box((w/2-.30, .02, .60), (.38, d-.16, .5), mat(side, .5), g=G,
            bevel=.02)
        for z in (.72, .50):
            box((w/2-.30, -d/2+.09, z), (.32, .03, .19), mat('mist', .5),
                g=G, bevel=.012)
            ball((w/2-.30, -d/2+.06, z), .02, 'saffron', g=G, n=20)
    return G


def monitor(loc, rot=0, g=None, screen='navy', w=.78, h=.48, art=1):
    """Desk screen facing -Y; art 0 none, 1 windows, 2 chart, 3 code, 4 a
    week's plan."""
    G = (g or W).sub(loc, rot)
    slab((0, .06, 0), .30, .2, .02, .06, mat('mist', .4), g=G, bevel=.008)
    cyl((0, .08, .12), .03, .24, mat('mist', .4), g=G)
    S = G.sub((0, 0, .20+h/2))
    panel((0, .03, 0), w, h, .035, .035, mat('mist', .4), g=S, bevel=.012)
    panel((0, .008, 0), w-.05, h-.05, .012, .025, mat(screen, .4, emit=.3),
          g=S, bevel=.003)
    screen_art(S, w-.08, h-.08, art)
    return S


def screen_art(S, w, h, art, y=-.004, t=.012):
    """Abstract content on a screen in frame S (facing -Y)."""
    def bar(x, z, bw, bh, c):
        panel((x*w, y, z*h), bw*w, bh*h, t, min(bw*w, bh*h)*.35,
              mat(c, .5, emit=.3), g=S, bevel=.002)
    if art == 1:
        bar(-.28, .02, .34, .8, 'violet')
        bar(.20, .24, .5, .34, 'lav')
        bar(.20, -.2, .5, .38, 'marigold')
        bar(-.28, .24, .2, .12, 'ivory')
    elif art == 2:
        for i, q in enumerate((.25, .42, .34, .6, .78)):
            bar(-.34+i*.17, -.4+q/2, .11, q,
                'marigold' if i == 4 else 'lav')
    elif art == 3:
        for i, (a, q, c) in enumerate((
                (0, .5, 'lav'), (.1, .6, 'violet'), (.1, .4, 'marigold'),
                (.2, .5, 'mist'), (.1, .3, 'lav'), (0, .4, 'terra'))):
            bar(-.42+a+q/2, .36-.14*i, q, .07, c)
    elif art == 4:
        for i in range(5):
            bar(-.38+.19*i, .40, .14, .07, 'mist')
        for i, j, n, c in ((0, 0, 2, 'lav'), (1, 0, 1, 'violet'),
                           (1, 2, 1, 'lav'), (2, 1, 2, 'marigold'),
                           (3, 0, 1, 'lav'), (3, 2, 2, 'violet'),
                           (4, 1, 1, 'lav')):
            bar(-.38+.19*i, .29-.19*j-.095*n, .15, .19*n-.04, c)


def board(x, y, z, w=2.4, h=1.4, c='white', face='white', rz=0, legs=False):
    """Wall or standing board facing -Y; returns the frame of its face."""
    G = Grp((x, y, z), rz)
    panel((0, 0, 0), w, h, .08, .10, mat('mist' if c == 'white' else c, .4),
          bevel=.025, g=G)
    panel((0, -.045, 0), w-.14, h-.14, .03, .06,
          mat(face, .5, emit=.08 if face != 'white' else 0), bevel=.006, g=G)
    if legs:
        for s in (-1, 1):
            tube([(s*(w/2-.2), .06, h/2-.1), (s*(w/2-.2), .10, -z)], .03,
                 'steel', g=G)
            tube([(s*(w/2-.2), -.28, -z+.03), (s*(w/2-.2), .48, -z+.03)],
                 .03, 'steel', g=G)
        slab((0, -.10, -h/2+.0), w*.5, .12, .03, .03, 'steel', g=G,
             bevel=.008)
    return G.sub((0, -.062, 0))


def notes(F, places, s=.2):
    """Sticky notes on a board face; places lists (x, z, colour)."""
    for i, (x, z, c) in enumerate(places):
        box((x, -.012, z), (s, .014, s), mat(c, .6), g=F, bevel=.004,
            rot=(0, .06*math.sin(i*2.1), 0), seg=2)


def flow(F, pts, c='violet', r=.014):
    """A line drawn on a board face through (x, z) points."""
    tube([(x, -.012, z) for x, z in pts], r, mat(c, .6), g=F)


def river_map(F, w, h):
    """The Ganga from Patna to Bhagalpur on a board's face of w x h: the river,
    the railway south of it with its stations, hills, a pin at either end."""
    def at(x, z, y=-.012):
        return (x*w, y, z*h)
    hill = mat('leaf2', .7, emit=.12)
    for x, r in ((-.38, .055), (-.29, .075), (-.20, .05)):
        prism([(r*w*math.cos(math.pi*i/20), r*w*math.sin(math.pi*i/20))
               for i in range(21)], .02, hill, c=at(x, -.40, 0),
              rot=(math.pi/2, 0, 0), bevel=.006, g=F)
    xs = [-.46+.92*i/40 for i in range(41)]

    def bank(x):
        return .20+.075*math.sin(9*x+1.2)+.03*math.sin(21*x)
    sheet([[at(x, bank(x)+s*(.052+.012*math.sin(13*x))) for s in (-1, 0, 1)]
           for x in xs], mat('violet', .5, emit=.3), g=F, thick=.014)

    def line(x):
        return bank(x)-.23-.06*math.sin(6*x+1)
    ends = (-.36, .37)
    n = 27
    dash = mat('mist', .5, emit=.25)
    for i in range(n):
        a, b = (ends[0]+(ends[1]-ends[0])*(i+k)/n for k in (.15, .75))
        tube([at(a, line(a)), at(b, line(b))], .020, dash, g=F, res=3)
    for x in (-.22, -.08, .06, .19, .28):
        ball(at(x, line(x), -.02), .050, dash, g=F, scale=(1, .5, 1), n=24)
    m = mat('terra', .5, emit=.2)
    r = .08*h
    for x in ends:
        z = line(x)
        panel(at(x, z-.085), .15*w, .035*h, .02, .017*h, dash, g=F,
              bevel=.003)
        prism([(0, -.3*r), (.75*r, 1.15*r), (-.75*r, 1.15*r)], .03, m,
              c=at(x, z, -.02), rot=(math.pi/2, 0, 0), bevel=.006, g=F)
        ball((x*w, -.035, z*h+1.6*r), r, m, g=F, scale=(1, .4, 1), n=32)
        ball((x*w, -.065, z*h+1.6*r), r*.42, 'ivory', g=F, scale=(1, .4, 1),
             n=24)


def _outline(form, w, h):
    """Outline of a window's opening: round (corners) or arch (round top)."""
    if form != 'arch':
        return rrect(w, h, .22 if form == 'round' else .05)
    k = min(w*.36, h*.36)
    return ([(-w/2, -h/2), (w/2, -h/2)]
            + [(w/2*math.cos(math.pi*i/24), h/2-k+k*math.sin(math.pi*i/24))
               for i in range(25)])


def window(x, y, z, w=2.4, h=2.1, kind='day', frame_c='white', bars=1,
           view='roofs', form='round'):
    """Wall window facing -Y. kind: day, rain, dusk, night. view: bridge (the
    Ganga under a long bridge), roofs (water tanks), mango (a branch before
    the garden), street, kites, rain, town or factory (the floor behind an
    office). form: round, arch, grid
    (wooden, many panes) or shutters (square, with open shutters)."""
    glow = dict(day='#CFE0FF', rain='#A9BBD6', dusk='#FFC274',
                night='#1D3568')[kind]
    panel_of = _outline(form, w, h)
    if form == 'grid':
        frame_c = 'wood'

    def pane(pts, t, dy, m, bevel):
        prism(pts, t, m, (x, y+dy, z), rot=(math.pi/2, 0, 0), bevel=bevel)
    pane(panel_of, .10, .05, frame_c, .03)
    pane(_outline(form, w-.2, h-.2), .05, -.035, mat(glow, .5, emit=.14),
         .01)
    V = Grp((x, y-.085, z-h/2+.11))
    VIEWS[view](V, w-.24, h-.22, kind)
    m = mat(frame_c, .5)
    cols, rows = (3, 3) if form == 'grid' else (bars+1, 1)
    for i in range(1, cols):
        box((x-w/2+w*i/cols, y-.16, z), (.05, .04, h-.18), m, bevel=.012)
    for i in range(1, rows):
        box((x, y-.155, z-h/2+h*i/rows), (w-.16, .03, .045), m, bevel=.01)
    if form == 'arch':
        box((x, y-.155, z+h/2-.02-min(w, h)*.36), (w-.16, .03, .05), m,
            bevel=.01)
    if form == 'shutters':
        for s in (-1, 1):
            S = Grp((x+s*w/2, y-.10, z), -s*.42)
            sw = min(.62, w*.3)
            box((s*sw/2, 0, 0), (sw, .05, h), mat('violet', .6), g=S,
                bevel=.015)
            for i in range(9):
                box((s*sw/2, -.03, h*(-.43+.86*i/8)), (sw-.14, .03, .05),
                    mat('indigo', .6), g=S, rot=(.5, 0, 0), bevel=.008)
    box((x, y-.15, z-h/2+.02), (w+.16, .26, .07), m, bevel=.02)


_TINT = dict(
    day=dict(far='#B4CBF6', near='#8FB0EC', green='#86C3A0', wall='#F3D9B8',
             lit='#FFE3A8', sun='#FFF3D0'),
    rain=dict(far='#93A8C8', near='#7590BC', green='#5FA083', wall='#D8C6B4',
              lit='#FFE3A8', sun='#C3D0E4'),
    dusk=dict(far='#EFAE72', near='#6D8BCB', green='#6E9C86', wall='#E8A98A',
              lit='#FFE9B0', sun='#FFF1CF'),
    night=dict(far='#2A4B8A', near='#35599F', green='#27566B',
               wall='#2C4E93', lit='#FFD88A', sun='#FFF8EC'))


def _soft(c, emit=.10):
    return mat(c, .7, emit=emit)


def _hill(V, cx, ww, hh, c, y=0.):
    prism([(ww/2*math.cos(math.pi*i/24), hh*math.sin(math.pi*i/24))
           for i in range(25)], .03, _soft(c), c=(cx, y, 0),
          rot=(math.pi/2, 0, 0), bevel=.008, g=V)


def _puff(V, cx, cz, c='white', s=1.):
    for k in (-1, 0, 1):
        ball((cx+.13*k*s, -.004, cz+(.03*s if not k else 0)),
             (.12 if not k else .085)*s, mat(c, .6, emit=.25), g=V,
             scale=(1.1, .12, .8), n=28)


def _view_bridge(V, w, h, kind):
    """The Ganga: far bank, water and the long bridge on its piers."""
    t = _TINT[kind]
    _hill(V, -w*.24, w*.52, h*.36, t['green'])
    _hill(V, w*.20, w*.60, h*.31, t['green'], -.004)
    box((0, -.03, h*.12), (w-.02, .03, h*.24), _soft(t['near'], .14), g=V,
        bevel=.01)
    m = _soft(t['wall'], .14)
    box((0, -.065, h*.40), (w-.02, .03, h*.035), m, g=V, bevel=.006)
    n = max(3, round(w/.55))
    for i in range(n):
        px = w*((i+.5)/n-.5)
        box((px, -.06, h*.22), (.055, .03, h*.36), m, g=V, bevel=.008)
        prism([(-.16, .0), (.16, 0), (.03, -.10), (-.03, -.10)], .03, m,
              c=(px, -.05, h*.39), rot=(math.pi/2, 0, 0), g=V, bevel=.005)
    for i in range(4):
        box((w*(-.36+.24*i), -.05, h*(.05+.05*(i % 3))), (w*.13, .01, .02),
            _soft('white', .12), g=V, bevel=.004)
    ball((-w*.26, -.002, h*.74), min(.16, h*.09), mat(t['sun'], .5, emit=.5),
         g=V, scale=(1, .12, 1))


def _view_roofs(V, w, h, kind):
    """Flat roofs with black water tanks and a line of washing."""
    t = _TINT[kind]
    rnd = random.Random(int(w*37+h*11))
    for k, (c, q, y) in enumerate(((t['far'], .40, 0), (t['wall'], .25,
                                                        -.03))):
        n = max(3, round(w/(.62 if k else .46)))
        for i in range(n):
            bw = w/n
            bx, bh = w*((i+.5)/n-.5), h*q*rnd.uniform(.7, 1.1)
            box((bx, y, bh/2), (bw*.98, .04, bh), _soft(c, .12), g=V,
                bevel=.01)
            if k:
                box((bx, y-.01, bh), (bw*.98, .05, .05), _soft('terra'),
                    g=V, bevel=.01)
                for s in (-1, 1):
                    box((bx+s*bw*.22, y-.024, bh*.52), (.09, .01, .12),
                        _soft(t['near']), g=V, bevel=.006)
            if k and i % 2 == 0:
                cyl((bx+bw*.12, y-.01, bh+.12), .085, .17, _soft('ink', 0),
                    g=V, n=32)
                box((bx+bw*.12, y-.01, bh+.03), (.2, .03, .04),
                    _soft(t['near']), g=V, bevel=.006)
    _puff(V, -w*.22, h*.78)
    _puff(V, w*.24, h*.68, s=.8)


def _view_mango(V, w, h, kind):
    """A mango branch with fruit across the upper corner, lawn below."""
    t = _TINT[kind]
    _hill(V, -w*.2, w*.58, h*.22, t['green'])
    _hill(V, w*.22, w*.54, h*.18, t['green'], -.006)
    tube([(w*.44, -.04, h*.66), (w*.20, -.04, h*.72), (-w*.12, -.04, h*.66)],
         .03, mat('#9A6B3F', .8), g=V, radii=[1.3, 1, .5])
    rnd = random.Random(5)
    for i in range(15):
        u = i/14
        bx, bz = w*(.36-.54*u), h*(.71-.05*u*u)
        L = V.sub((bx, -.045, bz), 0, 1,
                  (0, rnd.uniform(.5, 2.6) if i % 3 else -.3))
        ball((.15, 0, 0), .15, mat(('leaf', 'leaf2')[i % 2], .7, emit=.05),
             g=L, scale=(1, .12, .36), n=24)
    for u, d in ((.12, .16), (.36, .20), (.62, .15), (.86, .13)):
        bx, bz = w*(.36-.54*u), h*.70
        tube([(bx, -.07, bz), (bx, -.07, bz-d)], .006, 'wood', g=V, res=3)
        ball((bx, -.07, bz-d-.07), .075, mat('marigold', .5, emit=.06), g=V,
             scale=(.82, .5, 1.1), n=28)
    _puff(V, -w*.28, h*.86, s=.8)


def _view_street(V, w, h, kind):
    """A lane in the evening: lit shops, awnings, a lamp."""
    t = _TINT[kind]
    n = max(3, round(w/.62))
    bw = w/n
    for i in range(n):
        bx, bh = w*((i+.5)/n-.5), h*(.62, .74, .56, .68)[i % 4]
        box((bx, 0, bh/2), (bw*.97, .04, bh), _soft((t['wall'], t['far'],
                                                    t['near'])[i % 3], .12),
            g=V, bevel=.01)
        box((bx, -.028, h*.12), (bw*.66, .02, h*.20),
            mat(t['lit'], .5, emit=.5), g=V, bevel=.006)
        box((bx, -.05, h*.25), (bw*.82, .06, .07),
            mat(('saffron', 'terra', 'leaf2')[i % 3], .6, emit=.1), g=V,
            bevel=.015)
        for s in (-1, 1):
            box((bx+s*bw*.2, -.028, bh-h*.14), (.11, .02, .16),
                mat(t['lit'] if (i+s) % 3 else t['near'], .5, emit=.4), g=V,
                bevel=.006)
    box((0, -.03, .015), (w-.02, .06, .05), _soft(t['near']), g=V)
    tube([(w*.30, -.07, .02), (w*.30, -.07, h*.50), (w*.22, -.07, h*.53)],
         .014, 'ink', g=V, res=3)
    ball((w*.22, -.07, h*.51), .05, mat('#FFE6B0', .4, emit=1.2), g=V, n=20)
    ball((-w*.24, -.002, h*.86), min(.13, h*.08),
         mat(t['sun'], .5, emit=.5), g=V, scale=(1, .12, 1))


def _view_kites(V, w, h, kind):
    """A big low sun, paper kites above the far roofs."""
    t = _TINT[kind]
    ball((-w*.16, .006, h*.36), h*.20, mat('#FFD98A', .5, emit=.35), g=V,
         scale=(1, .06, 1))
    rnd = random.Random(3)
    n = max(4, round(w/.4))
    for i in range(n):
        bh = h*rnd.uniform(.12, .24)
        box((w*((i+.5)/n-.5), -.02, bh/2), (w/n, .04, bh), _soft(t['near'],
                                                                 .12),
            g=V, bevel=.01)
    for kx, kz, s, c in ((.22, .72, .15, 'terra'), (-.30, .70, .11, 'violet'),
                         (.36, .44, .09, 'saffron')):
        K = V.sub((w*kx, -.05, h*kz), 0, 1, (0, .35))
        prism([(0, s), (s*.8, 0), (0, -s*1.1), (-s*.8, 0)], .015,
              mat(c, .6, emit=.12), rot=(math.pi/2, 0, 0), g=K, bevel=.004)
        tube([(w*kx-.02, -.05, h*kz-s), (w*(kx-.05), -.05, h*kz-s-.22),
              (w*(kx-.02), -.05, h*kz-s-.42)], .005, 'ink', g=V, res=3)


def _view_rain(V, w, h, kind):
    """Monsoon: low clouds, slanting rain, wet palms and fields."""
    t = _TINT[kind]
    _hill(V, -w*.15, w*.68, h*.26, t['green'])
    _hill(V, w*.26, w*.46, h*.20, '#79B08A', -.006)
    for px, s in ((-w*.26, 1.0), (w*.30, .8)):
        tube([(px, -.03, 0), (px+.04, -.03, h*.30*s), (px, -.03, h*.50*s)],
             .022, mat('#8A6A48', .8), g=V, res=4)
        for i in range(7):
            a = math.radians(-20+220*i/6)
            tube([(px, -.035, h*.5*s),
                  (px+.15*s*math.cos(a), -.035, h*.5*s+.13*s*math.sin(a)),
                  (px+.27*s*math.cos(a), -.035, h*.5*s+.10*s*math.sin(a)
                   - .06)], .026, mat(('leaf', 'leaf2')[i % 2], .7), g=V,
                 radii=[.6, 1, .2], res=4)
    for cx, cz, s in ((-.30, .86, 1.5), (.05, .90, 1.8), (.34, .84, 1.4)):
        _puff(V, w*cx, h*cz, '#8497B8', s)
    rnd = random.Random(8)
    for i in range(int(w*13)):
        rx, rz = rnd.uniform(-.46, .46)*w, rnd.uniform(.16, .74)*h
        tube([(rx, -.055, rz), (rx-.025, -.055, rz-.11)], .006,
             _soft('#DCE8FA', .25), g=V, res=2, smooth=False)


def _view_town(V, w, h, kind):
    """Houses with lit windows under the moon."""
    t = _TINT[kind]
    rnd = random.Random(7)
    n = max(3, int(w/.5))
    for k, (c, y, q) in enumerate(((t['far'], 0, .46), (t['near'], -.03,
                                                        .30))):
        for i in range(n):
            bw = w/n
            bx, bh = w*((i+.5)/n-.5), h*q*rnd.uniform(.6, 1.1)
            box((bx, y, bh/2), (bw*.92, .04, bh), _soft(c, .12), g=V,
                bevel=.01)
            for r in range(max(1, int(bh/.19)) if k else 0):
                for s in (-1, 1):
                    box((bx+s*bw*.2, y-.024, bh-.13-r*.19), (.07, .01, .08),
                        mat(t['lit'], .5, emit=.45), g=V, bevel=0)
    ball((-w*.22, -.002, h*.76), min(.17, h*.09), mat(t['sun'], .5, emit=.5),
         g=V, scale=(1, .15, 1))


def _view_factory(V, w, h, kind):
    """A factory floor: saw-tooth roof, a crane with its load, a press, a belt
    with crates, two workers with helmets."""
    t = _TINT[kind]
    n = 5
    for i in range(n):      # roof lights
        x = w*((i+.5)/n-.5)
        prism([(-w*.09, 0), (w*.085, 0), (w*.085, h*.16)], .03,
              mat(t['lit'], .5, emit=.3), c=(x, 0, h*.80),
              rot=(math.pi/2, 0, 0), bevel=.005, g=V)
    box((0, -.03, h*.075), (w-.02, .05, h*.15), _soft('sand', .12), g=V,
        bevel=.01)
    steel = mat('indigo', .5, emit=.05)
    box((0, -.02, h*.745), (w-.02, .04, h*.06), steel, g=V, bevel=.008)
    for s in (-1, 1):
        box((s*w*.47, -.02, h*.42), (.06, .04, h*.62), steel, g=V,
            bevel=.008)
    x = w*.06               # the crane
    box((x, -.06, h*.715), (.24, .06, .09), mat('marigold', .5, emit=.1),
        g=V, bevel=.015)
    tube([(x, -.06, h*.70), (x, -.06, h*.60)], .009, 'ink', g=V, res=3)
    for s in (-1, 1):
        tube([(x, -.06, h*.60), (x+s*.12, -.06, h*.53)], .007, 'ink', g=V,
             res=3, smooth=False)
    box((x, -.06, h*.46), (.30, .07, h*.13), mat('wood', .7, emit=.05), g=V,
        bevel=.012)
    box((x, -.10, h*.46), (.05, .012, h*.13), 'ivory', g=V, bevel=.004)
    x = -w*.30              # the press and its wheel
    m = mat('leaf2', .5, emit=.05)
    for s in (-1, 1):
        box((x+s*.19, -.06, h*.33), (.09, .06, h*.38), m, g=V, bevel=.015)
    box((x, -.06, h*.54), (.54, .07, h*.12), m, g=V, bevel=.02)
    box((x, -.07, h*.19), (.56, .08, h*.10), m, g=V, bevel=.02)
    box((x, -.07, h*.42), (.11, .05, h*.16), 'steel', g=V, bevel=.01)
    box((x, -.08, h*.33), (.26, .05, h*.05), 'steel', g=V, bevel=.01)
    torus((x+.34, -.08, h*.50), .12, .026, 'terra', rot=(math.pi/2, 0, 0),
          g=V)
    for a in (.3, 1.35, 2.4):
        dx, dz = .11*math.cos(a), .11*math.sin(a)
        tube([(x+.34-dx, -.08, h*.50-dz), (x+.34+dx, -.08, h*.50+dz)], .012,
             'terra', g=V, res=3, smooth=False)
    x0, x1, z = w*.10, w*.46, h*.26     # the belt
    box(((x0+x1)/2, -.07, z), (x1-x0, .06, .07), 'ink', g=V, bevel=.02)
    for i in range(6):
        cyl((x0+(x1-x0)*(i+.5)/6, -.105, z), .026, .02, 'steel',
            rot=(math.pi/2, 0, 0), g=V, n=24, bevel=.004)
    for q in (.12, .88):
        box((x0+(x1-x0)*q, -.07, z-.11), (.06, .05, .18), 'steel', g=V,
            bevel=.01)
    for i, c in enumerate(('terra', 'saffron', 'terra')):
        box((x0+(x1-x0)*(.18+.32*i), -.07, z+.12), (.20, .07, .17),
            mat(c, .6, emit=.05), g=V, bevel=.012)
        box((x0+(x1-x0)*(.18+.32*i), -.11, z+.12), (.20, .01, .035), 'ivory',
            g=V, bevel=.003)
    for x, skin, c in ((-w*.10, 'br3', 'brand'), (w*.30, 'br4', 'violet')):
        z = h*.13 if x < 0 else h*.36   # the right one is behind the belt
        y = -.09 if x < 0 else -.03
        ball((x, y, z+.19), .12, mat(c, .7, emit=.05), g=V,
             scale=(.9, .4, 1.5), n=32)
        ball((x, y-.01, z+.43), .092, skin, g=V, scale=(1, .5, 1.05), n=32)
        ball((x, y-.015, z+.475), .098, mat('marigold', .4, emit=.1), g=V,
             scale=(1, .55, .72), n=32)
        box((x, y-.03, z+.455), (.22, .06, .022),
            mat('marigold', .4, emit=.1), g=V, bevel=.008)


VIEWS = dict(bridge=_view_bridge, roofs=_view_roofs, mango=_view_mango,
             street=_view_street, kites=_view_kites, rain=_view_rain,
             town=_view_town, factory=_view_factory)


def pendant(x, y, z, c='saffron', drop=1.4, s=1.):
    """Hanging lamp with its rim at z."""
    cyl((x, y, z+.2+drop/2), .008, drop, 'ink', bevel=0)
    lathe([(.24*s, 0), (.235*s, .02), (.16*s, .15), (.05*s, .22),
           (.03*s, .25)], mat(c, .4), c=(x, y, z))
    unlit(ball((x, y, z+.02), .09*s, mat('#FFE6B0', .5, emit=1.1)))


def shelf(x, y, z, w=1.4, seed=0, g=None):
    """Wall shelf with books and a small pot."""
    G = (g or W).sub((x, y, z))
    box((0, 0, 0), (w, .3, .06), 'wood', g=G, bevel=.015)
    books(-w/2+.1, 0, .03, w*.55, seed, g=G)
    lathe([(.02, 0), (.07, 0), (.09, .13), (.02, .13)], 'terra',
          c=(w/2-.22, 0, .03), g=G)
    for i in range(7):
        leaf(G.sub((w/2-.22, 0, .15), i*.9), .26, .55+.05*i, i/7,
             mat('leaf2', .5), w=.04)


def books(x, y, z, w, seed=0, g=None):
    """A row of books starting at x."""
    rnd = random.Random(seed)
    cs = ['saffron', 'violet', 'terra', 'lav', 'ivory', 'brand', 'leaf2',
          'marigold', 'plum']
    end = x+w
    i = rnd.randrange(9)
    while x < end:
        t = rnd.uniform(.045, .08)
        h = rnd.uniform(.24, .36)
        box((x+t/2, y-.01, z+h/2), (t-.006, .2, h), mat(cs[i % 9], .6), g=g,
            bevel=.01, seg=2)
        x += t
        i += rnd.choice((1, 2, 4))


def sheetpaper(x, y, z, w=.3, d=.4, rot=0, c='white', ruled=True):
    """A paper on a table with a few grey lines."""
    G = Grp((x, y, z), rot)
    slab((0, 0, 0), w, d, .008, .015, c, g=G, bevel=.002)
    if ruled:
        for i in range(4):
            q = w*(.7 if i < 3 else .4)
            box((-(w*.7-q)/2, d*(.3-.17*i), .010), (q, .018, .006),
                mat('saffron' if i == 0 else 'lav', .6), g=G, bevel=.001,
                seg=1)
    return G


def phone(loc, rot=0, g=None, tilt=0, c='ink', screen='violet', s=1.):
    """Smartphone lying face up (tilt stands it up)."""
    G = (g or W).sub(loc, rot, s, (tilt, 0))
    slab((0, 0, 0), .12, .24, .016, .025, mat(c, .3), g=G, bevel=.006)
    slab((0, 0, .0165), .105, .222, .002, .02, mat(screen, .4, emit=.5),
         g=G, bevel=0)
    return G


def kulhad(x, y, z, s=1., g=None):
    """Clay cup of tea."""
    lathe([(.01, 0), (.032*s, 0), (.036*s, .01), (.056*s, .11*s),
           (.058*s, .115*s), (.050*s, .115*s), (.045*s, .095*s),
           (.01, .095*s)], mat('brick', .8), c=(x, y, z), g=g, n=32)
    cyl((x, y, z+.10*s), .046*s, .006, mat('#B9793F', .3), g=g, n=32,
        bevel=0)


def kettle(x, y, z, s=1., rot=0):
    """Tea kettle."""
    G = Grp((x, y, z), rot, s)
    m = mat('steel', .3, metal=.5)
    lathe([(.02, 0), (.16, 0), (.18, .03), (.17, .14), (.10, .22),
           (.09, .23), (.02, .24)], m, g=G)
    ball((0, 0, .25), .03, 'ink', g=G, n=20)
    tube([(.14, 0, .08), (.24, 0, .14), (.28, 0, .23)], .03, m, g=G,
         radii=[1.2, .9, .7])
    tube([(-.13, 0, .17), (-.12, 0, .36), (.12, 0, .36), (.13, 0, .17)],
         .014, 'ink', g=G)


def toolcase(x, y, z, rot=0, s=1., c='saffron', g=None):
    """Closed tool case with a handle."""
    G = (g or W).sub((x, y, z), rot, s)
    box((0, 0, .15), (.48, .17, .30), mat(c, .5), g=G, bevel=.04)
    box((0, 0, .20), (.485, .175, .02), 'ink', g=G, bevel=.004)
    tube([(-.11, 0, .29), (-.11, 0, .37), (.11, 0, .37), (.11, 0, .29)],
         .018, 'ink', g=G)
    for s_ in (-1, 1):
        box((s_*.14, -.09, .20), (.05, .02, .07), 'mist', g=G, bevel=.006)
    return G


def bag(x, y, z, rot=0, c='violet', s=1.):
    """Laptop backpack standing on the floor."""
    G = Grp((x, y, z), rot, s)
    box((0, 0, .26), (.38, .2, .5), mat(c, .8), g=G, bevel=.09)
    box((0, -.10, .18), (.28, .08, .24), mat(c, .8), g=G, bevel=.035)
    tube([(-.05, 0, .50), (-.05, 0, .57), (.05, 0, .57), (.05, 0, .50)],
         .014, 'ink', g=G)


def big_tree(x, y, z=0, s=1., c=('leaf', 'leaf2'), seed=0, trunk='#9A6B3F'):
    """Full-grown round tree of clay."""
    rnd = random.Random(seed)
    G = Grp((x, y, z), rnd.uniform(0, 6), s)
    tube([(0, 0, -.05), (.04, 0, .7), (-.05, .03, 1.5)], .13,
         mat(trunk, .8), g=G, radii=[1.4, 1, .8])
    tube([(.02, 0, .9), (.35, .1, 1.5)], .07, mat(trunk, .8), g=G)
    for i, (bx, by, bz, r) in enumerate((
            (0, 0, 2.0, .62), (.55, .1, 1.75, .46), (-.55, -.05, 1.75, .5),
            (.2, -.4, 1.7, .42), (-.15, .4, 1.8, .45), (.1, 0, 2.45, .42))):
        ball((bx, by, bz), r*rnd.uniform(.92, 1.06), mat(c[i % 2], .8),
             scale=(1, 1, .9), g=G)


def palm(x, y, z=0, s=1., seed=0):
    """Tall palm (tad), as along the river."""
    rnd = random.Random(seed)
    G = Grp((x, y, z), rnd.uniform(0, 6), s)
    tube([(0, 0, -.05), (.06, 0, 1.2), (.02, 0, 2.5)], .07,
         mat('#9A6B3F', .8), g=G, radii=[1.3, .9, .8])
    for i in range(11):
        leaf(G.sub((.02, 0, 2.45), i*2.4), .85, .15+.06*(i % 9), .4,
             mat('leaf' if i % 2 else 'leaf2', .6), w=.11)


def bicycle(x, y, rot=0, z=0., c='saffron', s=1.):
    """Town bicycle on its stand, side on to -Y."""
    G = Grp((x, y, z), rot, s)
    for wx in (-.52, .52):
        torus((wx, 0, .34), .31, .026, mat('ink', .6),
              rot=(math.pi/2, 0, 0), g=G)
        torus((wx, 0, .34), .285, .010, mat('steel', .3, metal=.5),
              rot=(math.pi/2, 0, 0), g=G)
        cyl((wx, 0, .34), .035, .09, 'steel', rot=(math.pi/2, 0, 0), g=G)
        for i in range(9):
            a = i*math.pi/9
            dx, dz = .28*math.cos(a), .28*math.sin(a)
            tube([(wx-dx, 0, .34-dz), (wx+dx, 0, .34+dz)], .004, 'steel',
                 g=G, smooth=False, res=2)
    m = mat(c, .35, coat=.3)

    def bar(p, q, r=.022, k=m):
        tube([(p[0], 0, p[1]), (q[0], 0, q[1])], r, k, g=G, smooth=False)
    bar((-.52, .34), (-.06, .32))
    bar((-.52, .34), (-.20, .74))
    bar((-.06, .32), (-.23, .82))
    bar((-.06, .32), (.38, .72))
    bar((-.20, .72), (.37, .80))
    bar((.52, .34), (.35, .92))
    tube([(.35, -.22, .93), (.37, -.12, .97), (.36, 0, .95),
          (.37, .12, .97), (.35, .22, .93)], .018, 'ink', g=G)
    ball((-.24, 0, .87), .09, 'ink', scale=(1.3, .8, .5), g=G)
    cyl((-.06, 0, .32), .075, .05, 'steel', rot=(math.pi/2, 0, 0), g=G)
    bar((-.06, .32), (.03, .17), .014, 'ink')
    box((.03, -.06, .16), (.1, .08, .025), 'ink', g=G, bevel=.008)
    box((-.52, 0, .70), (.36, .14, .025), 'steel', g=G, bevel=.008)
    bar((-.52, .34), (-.56, .70), .01, 'steel')


def scooter(x, y, rot=0, z=0., c='violet', s=1.):
    """Scooter on its stand, nose towards +x, side on to -Y."""
    G = Grp((x, y, z), rot, s)
    m = mat(c, .3, coat=.4)
    for wx in (-.55, .58):
        torus((wx, 0, .22), .155, .065, mat('ink', .6),
              rot=(math.pi/2, 0, 0), g=G)
        cyl((wx, 0, .22), .11, .09, mat('mist', .4),
            rot=(math.pi/2, 0, 0), g=G)
    ball((-.48, 0, .46), .36, m, scale=(1.15, .55, .62), g=G)
    box((.02, 0, .24), (.72, .30, .08), m, g=G, bevel=.035)
    tube([(.30, 0, .24), (.44, 0, .55), (.40, 0, .95)], .15, m, g=G,
         radii=[.8, 1, .62])
    ball((.58, 0, .40), .22, m, scale=(1, .45, .55), g=G)
    box((-.42, 0, .72), (.72, .27, .10), mat('ink', .6), g=G, bevel=.045)
    ball((.40, 0, 1.02), .13, m, scale=(1.1, 1, .8), g=G)
    ball((.50, 0, 1.03), .07, mat('ivory', .3, emit=.3), g=G)
    tube([(.33, -.30, 1.10), (.38, -.14, 1.08), (.38, .14, 1.08),
          (.33, .30, 1.10)], .02, 'ink', g=G)
    for s_ in (-1, 1):
        tube([(.38, s_*.16, 1.10), (.36, s_*.24, 1.28)], .008, 'ink', g=G)
        ball((.36, s_*.24, 1.30), .05, 'ink', scale=(.4, 1, .8), g=G, n=20)


def boat(x, y, z, rot=0, s=1., c='wood', sail=None, glow=0.):
    """Wooden river boat with an optional square sail."""
    G = Grp((x, y, z), rot, s)
    rows = []
    for i in range(13):
        u = -1+i/6
        w = .26*(1-u*u)**.6+.005
        k = .16*u*u*abs(u)
        rows.append([(u, -w, .16+k), (u, -w*.75, .03+k), (u, 0, -.03+k),
                     (u, w*.75, .03+k), (u, w, .16+k)])
    sheet(rows, mat(c, .7, emit=glow*.7), g=G, thick=.03)
    for u in (-.45, .1):
        box((u, 0, .12), (.12, .44, .03), mat('sand', .7, emit=glow),
            g=G, bevel=.008)
    if sail:
        tube([(.1, 0, 0), (.1, 0, 1.35)], .022, mat('#8A6036', .7, emit=glow),
             g=G)
        for z in (.40, 1.28):
            tube([(-.36, -.03, z), (.56, -.03, z+.05)], .018,
                 mat('#8A6036', .7, emit=glow), g=G)
        sheet([[(.1+(-.42+.84*j/6)*(1-.12*i/8),
                 -.05-.26*math.sin(math.pi*j/6)*math.sin(math.pi*i/8)**.5,
                 .40+.11*i+.05*j/6) for j in range(7)] for i in range(9)],
              mat(sail, .8, emit=glow), g=G, thick=.012)


def road_bridge(x0, x1, y, z, n=6, c='#E8D5BC', h=.9, g=None, w=.5,
                glow=0.):
    """Long river bridge on piers between x0 and x1."""
    L = x1-x0
    m = mat(c, .8, emit=glow)
    box(((x0+x1)/2, y, z+h), (L, w, .14), m, bevel=.02, g=g)
    for s in (-1, 1):
        box(((x0+x1)/2, y+s*w*.48, z+h+.13), (L, .05, .16), m,
            bevel=.01, g=g)
    for i in range(n):
        px = x0+L*(i+.5)/n
        box((px, y, z+h/2-.1), (.24, w*.7, h+.1), m, bevel=.03,
            g=g)
        prism([(-.9, .2), (.9, .2), (.16, -.3), (-.16, -.3)], w*.8,
              m, c=(px, y+w*.4, z+h-.24), rot=(math.pi/2, 0, 0),
              bevel=.03, g=g)


def house(x, y, z=0., w=1.5, d=1.2, h=1.8, c='ivory', trim='terra', rot=0,
          floors=2, cols=2, lit=0.):
    """Flat-roofed town house facing -Y."""
    G = Grp((x, y, z), rot)
    box((0, 0, h/2), (w, d, h), mat(c, .8), g=G, bevel=.04)
    box((0, 0, h+.05), (w+.12, d+.12, .10), mat(trim, .7), g=G, bevel=.03)
    for s in (-1, 1):
        box((s*(w/2-.03), 0, h+.19), (.07, d, .2), mat(c, .8), g=G,
            bevel=.02)
    box((0, -d/2+.03, h+.19), (w, .07, .2), mat(c, .8), g=G, bevel=.02)
    for f in range(floors):
        for i in range(cols):
            wx = -w/2+w*(i+.5)/cols
            wz = h*(f+.55)/floors
            ww, wh = min(.36, w/cols*.55), h/floors*.48
            box((wx, -d/2-.01, wz), (ww+.09, .05, wh+.09),
                mat(trim, .7), g=G, bevel=.012)
            box((wx, -d/2-.03, wz), (ww, .04, wh),
                mat('#FFD68A' if lit else 'indigo', .4, emit=lit), g=G,
                bevel=.008)
            box((wx, -d/2-.13, wz+wh/2+.09), (ww+.16, .26, .04),
                mat(trim, .7), g=G, bevel=.012)
    return G


def workplace(x, y, rot=0, who=None, chair_c='lav', art=1, top='#E3B176',
              side='ivory', lap=False, seed=0, w=1.5, behind=True):
    """Desk, chair, screen or laptop and a seated person. The person faces +Y
    before rot if behind is False (back to us), else faces -Y to us."""
    r = rot+(math.pi if behind else 0)
    G = Grp((x, y, 0), r)
    desk(x, y, w=w, rot=r, top=top, side=side)
    p = G.pt(0, -.58, 0)
    chair(p.x, p.y, r+math.pi, chair_c)
    q = G.pt(-.05, .06, .93)
    if lap:
        laptop(tuple(G.pt(0, -.02, .93)), r)
    else:
        monitor(tuple(G.pt(0, .14, .93)), r, art=art)
        q = G.pt(0, -.20, .93)
        slab(tuple(q), .40, .14, .018, .03, mat('mist', .4), rot=(0, 0, r),
             bevel=.006)
    m = G.pt(-.5, -.05, .93)
    mug(tuple(m), ('saffron', 'terra', 'violet', 'ivory')[seed % 4])
    if who:
        kw = dict(pose='type', lean=.08, tiltx=.08)
        kw.update(who)
        return sit(p.x, p.y, r+math.pi, **kw)
    return None


def pin(x, y, z, c='saffron', s=1.):
    """Map pin whose tip is at z."""
    lathe([(.005, 0), (.05*s, .12*s), (.13*s, .30*s), (.155*s, .40*s),
           (.13*s, .51*s), (.06*s, .56*s), (.01, .57*s)], mat(c, .35,
                                                              coat=.3),
          c=(x, y, z))
    ball((x, y-.115*s, z+.41*s), .062*s, 'ivory', n=28, scale=(1, .7, 1))


def ganga(y=14, z=-4, water=('#7FA6EA', '#C9DBFA'), bank='#8CC49F', boats=4,
          seed=2, glow=.28, bridge=True):
    """The river behind a window or a terrace: water from y on at height z,
    darker near and lighter far, the green far bank with palms, boats with
    sails and the long bridge running away to the left."""
    rnd = random.Random(seed)
    near, far = [[int(c[i:i+2], 16) for i in (1, 3, 5)] for c in water]
    n = 9
    for i in range(n):      # bands of water, each nearer one a little higher
        t = i/(n-1)
        c = '#%02X%02X%02X' % tuple(int(p+(q-p)*t)
                                    for p, q in zip(near, far))
        y1 = y+2+58*t**1.5
        rows = []
        for k in range(41):
            x = -110+5.5*k
            w = (.5+1.6*t)*math.sin(x*.16/(.4+t)+i*1.9)
            rows.append([(x, -20 if i == 0 else y1-30, z-.03*i),
                         (x, y1+w+9*t+3, z-.03*i)])
        unlit(sheet(rows, mat(c, .5, sheen=0, emit=glow), thick=.005, sub=0))
    bm = [mat(c, .9, emit=glow*.6) for c in (bank, '#A9D3B2')]
    slab((0, y+68, z-.3), 320, 9, .5, .3, mat('#F0DFB8', .9, emit=glow*.6),
         bevel=.1)
    for i in range(30):
        ball((-90+i*6+rnd.uniform(-1.5, 1.5), y+69+rnd.uniform(-2, 3), z+.2),
             rnd.uniform(1.8, 3.2), bm[i % 2], scale=(1.5, .7, .75), n=32)
    for i, px in enumerate((-27, -24.5, -23, 3, 5.5, 17, 19, 21.5)):
        palm(px, y+64, z+.2, rnd.uniform(1.1, 1.6), seed=i)
    if bridge:
        G = Grp((-8, y+40, z), -.42)
        road_bridge(-62, 50, 0, 0, n=24, h=2.9, c='#FFF1DC', g=G, w=1.1,
                    glow=glow*1.3)
    for i in range(boats):
        side = (-1, 1)[i % 2]
        boat(side*rnd.uniform(1.6, 5.0)*(1+.22*i), y+15+6*i, z+.15,
             rnd.uniform(-.4, .4), 2.3, sail=('ivory', 'saffron')[i % 2],
             glow=glow*1.3)


def holed_wall(y, x0, x1, z0, z1, look='ivory', h=7., wide=40, trim='white',
               t=.3):
    """A wall at y with one opening from x0..x1, z0..z1, and its trim."""
    wall, rib, skirt, _ = LOOKS[look]
    m = mat(wall, .85, sheen=0)
    cx = (x0+x1)/2
    box(((x0-wide/2)/2, y, h/2), (x0+wide/2, t, h), m, bevel=.02)
    box(((x1+wide/2)/2, y, h/2), (wide/2-x1, t, h), m, bevel=.02)
    if z0 > .01:
        box((cx, y, z0/2), (x1-x0+.01, t, z0), m, bevel=.0)
    box((cx, y, (z1+h)/2), (x1-x0+.01, t, h-z1), m, bevel=.0)
    for x in (x0, x1):
        box((x, y-.02, (z0+z1)/2), (.12, t+.11, z1-z0+.13), trim, bevel=.03)
    for z in (z0, z1):
        box((cx, y-.02, z), (x1-x0+.12, t+.08, .12), trim, bevel=.03)
    runs = [(-wide/2, x0), (x1, wide/2)]
    if z0 > .3:
        runs = [(-wide/2, wide/2)]
    for a, b in runs:
        box(((a+b)/2, y-t/2-.02, .14), (b-a, .05, .28), mat(skirt, .7),
            bevel=.015)


# Letters and figures as strokes in a box 1 high: (width, strokes of (x, z)).
def _arc(x, z, rx, rz, a, b, n=14):
    """Points of an ellipse around (x, z) from a to b degrees."""
    return [(x+rx*math.cos(math.radians(a+(b-a)*i/n)),
             z+rz*math.sin(math.radians(a+(b-a)*i/n))) for i in range(n+1)]


GLYPHS = {
    'E': (.56, [[(.56, 1), (0, 1), (0, 0), (.56, 0)], [(0, .52), (.46, .52)]]),
    'F': (.56, [[(.56, 1), (0, 1), (0, 0)], [(0, .50), (.46, .50)]]),
    'I': (.0, [[(0, 0), (0, 1)]]),
    'N': (.64, [[(0, 0), (0, 1), (.64, 0), (.64, 1)]]),
    'O': (.76, [_arc(.38, .5, .38, .5, 90, 450, 28)]),
    'R': (.60, [[(0, 0), (0, 1)]+_arc(.32, .74, .27, .26, 90, -90)
                + [(0, .48)], [(.30, .48), (.60, 0)]]),
    'W': (.94, [[(0, 1), (.24, 0), (.47, .72), (.70, 0), (.94, 1)]]),
    '1': (.24, [[(0, .76), (.24, 1), (.24, 0)]]),
    '2': (.56, [_arc(.28, .72, .27, .28, 165, -35)+[(0, 0), (.58, 0)]]),
    '3': (.54, [_arc(.25, .75, .25, .25, 150, -90)
                + _arc(.25, .25, .28, .25, 90, -150)]),
    '4': (.62, [[(.46, 0), (.46, 1), (0, .30), (.62, .30)]]),
    '5': (.54, [[(.50, 1), (.08, 1), (.04, .56)]
                + _arc(.25, .32, .29, .32, 120, -150)])}


def stroke(F, pts, r, m, y=0.):
    """A thick line with round ends and corners on the face F, through
    (x, z)."""
    P = [Vector((x, y, z)) for x, z in pts]
    cut = [i for i in range(1, len(P)-1) if (P[i]-P[i-1]).angle(
        P[i+1]-P[i], 0) > .5]     # a tube is thinner where it turns sharply
    for i, j in zip([0]+cut, cut+[len(P)-1]):
        tube(P[i:j+1], r, m, g=F, smooth=False, res=5)
    for i in [0]+cut+[len(P)-1]:
        ball(P[i], r, m, g=F, n=16)


def lettering(F, text, h, m, r=.11, gap=.34, y=0.):
    """A short text, its capitals h high, centred on the face F. `r` is half
    the strokes' width and `gap` the letters' distance, both as parts of h."""
    w = sum(GLYPHS[c][0] for c in text)+gap*(len(text)-1)
    x = -w/2
    for c in text:
        for pts in GLYPHS[c][1]:
            stroke(F, [((x+px)*h, (pz-.5)*h) for px, pz in pts], r*h, m, y)
        x += GLYPHS[c][0]+gap


def wordmark(F, w, m='ivory', sun='marigold', y=0.):
    """The firm's mark and name, w wide, centred on the face F: the strokes of
    public/nestif-logo.svg."""
    k = w/148
    m, sun = mat(m, .4, emit=.25), mat(sun, .4, emit=.35)

    def line(pts, r, c=m):
        stroke(F, [((px-77)*k, (22-pz)*k) for px, pz in pts], r*k, c, y)
    line(_arc(20, 19, 16, 16, 0, 180, 20), 1.8)
    line(_arc(20, 19, 9.8, 9.8, 0, 180, 16), 1.8)
    line(_arc(20, 19, 3.6, 3.6, 0, 180, 12), 1.8, sun)
    ball((-57*k, y, 13.5*k), 4.5*k, sun, g=F, scale=(1, .6, 1), n=28)
    line([(51.2, 34.8), (51.2, 11.1), (67.3, 34.8), (67.3, 11.1)], 2)
    line([(74.1, 27)]+_arc(82.1, 27, 8, 8, 0, -304, 24), 2)
    s = [(105.7, 22.2), (104.2, 20.2), (100.9, 19), (97.6, 20.1),
         (96.5, 22.8), (97.7, 25.3), (101.3, 26.8), (105, 28.4),
         (106.3, 31), (104.9, 34), (101.4, 35), (98.2, 34.2), (96, 31.9)]
    line(s, 2)
    line([(116.5, 13.2)]+_arc(122.8, 28.7, 6.3, 6.3, 180, 49), 2)
    line([(112.4, 19.2), (121, 19.2)], 2)
    line([(133.2, 19.2), (133.2, 34.8)], 2)
    ball((56.2*k, y, 11.4*k), 3.3*k, sun, g=F, scale=(1, .6, 1), n=24)
    line([(143.9, 34.8)]+_arc(148.5, 14.7, 4.6, 4.6, 180, 270)
         + [(149.7, 10.1)], 2)
    line([(139.9, 19.2), (148.9, 19.2)], 2)


def clock(x, y, z, hour, minute, r=.42, rim='brand', face='white', g=None,
          glow=0.):
    """Round wall clock facing -Y."""
    G = (g or W).sub((x, y, z))
    flat = (math.pi/2, 0, 0)
    cyl((0, .02, 0), r, .10, mat(rim, .4), rot=flat, g=G, bevel=.03)
    cyl((0, -.035, 0), r*.86, .03, mat(face, .5, emit=glow), rot=flat, g=G,
        bevel=.008)
    for i in range(12):
        a = i*math.pi/6
        k = .66 if i % 3 == 0 else .70
        tube([(r*k*math.sin(a), -.053, r*k*math.cos(a)),
              (r*.76*math.sin(a), -.053, r*.76*math.cos(a))],
             r*(.034 if i % 3 == 0 else .022), 'ink', g=G, res=3)
    for turn, n, t, c in (((hour+minute/60)/12, .44, .052, 'ink'),
                          (minute/60, .64, .038, 'terra')):
        a = turn*2*math.pi
        tube([(0, -.066, 0), (r*n*math.sin(a), -.066, r*n*math.cos(a))], r*t,
             c, g=G, res=4)
    ball((0, -.075, 0), r*.085, 'terra', g=G, scale=(1, .5, 1), n=20)
    return G


def _coil(pts, r, turns, t, m):
    """A coiled cord along pts."""
    n = turns*12
    P = [Vector(p) for p in pts]
    out = []
    for i in range(n+1):
        u = i/n*(len(P)-1)
        j = min(int(u), len(P)-2)
        f = _step(u-j)
        p = P[j].lerp(P[j+1], f)
        d = (P[j+1]-P[j]).normalized()
        s = d.cross(Vector((0, 0, 1))).normalized()
        a = 2*math.pi*turns*i/n
        out.append(p+s*r*math.cos(a)+s.cross(d)*r*math.sin(a))
    tube(out, t, m, res=3, smooth=False)


def receiver(G, c='terra'):
    """A telephone's receiver, along x, its ear and mouth pieces facing
    down."""
    tube([(-.22, 0, .20), (-.12, 0, .235), (.12, 0, .235), (.22, 0, .20)],
         .04, mat(c, .4), g=G)
    for s in (-1, 1):
        ball((s*.21, 0, .185), .062, mat(c, .4), g=G, scale=(1, 1, .8), n=28)


def telephone(G, c='terra', off=None, cord='ink'):
    """Desk telephone on z=0 of G, facing -Y. With a frame `off` its receiver
    is there instead of on the cradle, on a coiled cord."""
    prism([(-.2, 0), (.2, 0), (.15, .13), (-.15, .13)], .26, mat(c, .4),
          c=(0, .13, 0), rot=(math.pi/2, 0, 0), g=G, bevel=.03)
    cyl((0, -.14, .075), .085, .02, 'ivory', g=G, rot=(math.pi/2, 0, 0),
        bevel=.006)
    for i in range(8):
        a = i*math.pi/4
        ball((.055*math.cos(a), -.153, .075+.055*math.sin(a)), .013, 'brand',
             g=G, n=16)
    for s in (-1, 1):
        cyl((s*.11, 0, .165), .032, .10, mat(c, .4), g=G, bevel=.008)
    receiver(off or G, c)
    if off:
        a, b = G.pt(-.2, .06, .05), off.pt(.24, 0, .16)
        mid = a.lerp(b, .5)
        low = min(a.z, b.z)
        _coil([a, a.lerp(mid, .5)*1, Vector((mid.x, mid.y, low)), b], .022,
              16, .008, cord)
    else:
        tube([(-.2, .1, .03), (-.29, .16, .02), (-.27, .24, .02),
              (-.1, .26, .02)], .012, 'ink', g=G, res=4)


def bare(look='ivory', y=30):
    """Floor and ambient light only."""
    world(*GLOW[look])
    stage(LOOKS[look][3], y=y, r=.9)
