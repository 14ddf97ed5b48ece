"""props.py: rooms, furniture and places that several pictures share."""
import math
import random

from clay import (Grp, Vector, W, area, ball, box, cyl, lathe, laptop, leaf,
                  mat, mug, panel, plant, prism, sheet, sit, sky, slab, stage,
                  stand, torus, tube, world)

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


# the people who come back through the series
CAST = dict(
    asha=dict(shirt='saffron', skin='br2', style='braid', outfit='kurta',
              drape='violet', slim=True, pants='ivory', bindi='terra',
              earrings='marigold', shoes='terra'),
    meera=dict(shirt='brand', skin='br3', style='bun', outfit='saree',
               drape='marigold', slim=True, earrings='marigold',
               bindi='terra', smile=1),
    ravi=dict(shirt='ivory', skin='br3', style='short', vest='brand',
              tache='hair1', pants='indigo', shoes='wood'),
    sana=dict(shirt='violet', skin='br1', style='scarf', hairc='lav',
              outfit='kurta', slim=True, pants='ivory'),
    anil=dict(shirt='mist', skin='br4', style='receding', hairc='grey',
              glasses=True, tache='grey', pants='navy', shoes='wood'),
    priya=dict(shirt='terra', skin='br3', style='pony', slim=True,
               pants='indigo', lanyard='ivory', smile=1),
    kabir=dict(shirt='violet', skin='br2', style='side', pants='navy',
               lanyard='saffron'),
    jas=dict(shirt='indigo', skin='br2', style='turban', hairc='saffron',
             under='ivory', pants='navy', shoes='wood'),
    neha=dict(shirt='ivory', skin='br2', style='bob', slim=True,
              pants='brand', lanyard='violet', earrings='marigold'),
    imran=dict(shirt='leaf2', skin='br3', style='short', bearded='hair1',
               pants='navy'),
    lata=dict(shirt='plum', skin='br2', style='bun', hairc='silver',
              outfit='saree', drape='rose', slim=True, bindi='terra',
              glasses=True),
    manoj=dict(shirt='marigold', skin='br4', style='side', pants='brand',
               sleeve=False, tache='hair1'),
    tara=dict(shirt='rose', skin='br1', style='long', hairc='hair2',
              outfit='kurta', slim=True, pants='navy', earrings='marigold'),
    vikas=dict(shirt='lav', skin='br3', style='short', glasses=True,
               pants='indigo', sleeve=False))


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


def side_wall(x, look='navy', y0=-3, y1=3.35, h=7.):
    """A plain wall along Y at x."""
    wall, rib, skirt, _ = LOOKS[look]
    s = 1 if x > 0 else -1
    box((x, (y0+y1)/2, h/2), (.2, y1-y0, h), mat(wall, .85, sheen=0),
        bevel=.02)
    box((x-s*.12, (y0+y1)/2, .14), (.06, y1-y0, .28), mat(skirt, .7),
        bevel=.015)


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


def bench(x, y, w=1.8, rot=0, c='wood', z=0., h=.55):
    """Plain bench."""
    G = Grp((x, y, z), rot)
    slab((0, 0, h-.08), w, .45, .08, .06, c, g=G, bevel=.025)
    for s in (-1, 1):
        box((s*(w/2-.2), 0, h/2-.04), (.09, .36, h-.08), c, g=G)


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
    """Desk screen facing -Y; art 0 none, 1 windows, 2 chart, 3 code."""
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


def window(x, y, z, w=2.4, h=2.1, kind='day', frame_c='white', bars=1,
           view='city'):
    """Wall window facing -Y. kind: day, dusk, night; view: city (low roofs
    with water tanks), river (water, far bank, a sail) or garden."""
    glow = dict(day='#CFE0FF', dusk='#FFC274', night='#1D3568')[kind]
    far = dict(day='#B4CBF6', dusk='#EFAE72', night='#2A4B8A')[kind]
    near = dict(day='#8FB0EC', dusk='#6D8BCB', night='#35599F')[kind]
    green = dict(day='#86C3A0', dusk='#6E9C86', night='#27566B')[kind]
    panel((x, y, z), w, h, .10, .22, frame_c, bevel=.03)
    panel((x, y-.06, z), w-.2, h-.2, .05, .15, mat(glow, .5, emit=.14),
          bevel=.01)
    b = z-h/2+.11
    iw = w-.24
    rnd = random.Random(int(x*10)+3)

    def hill(cx, ww, hh, c, dy):
        pts = [(ww/2*math.cos(math.pi*i/24), hh*math.sin(math.pi*i/24))
               for i in range(25)]
        prism(pts, .03, mat(c, .7, emit=.10), c=(cx, y-dy, b),
              rot=(math.pi/2, 0, 0), bevel=.008)
    if view == 'city':
        n = max(3, int(w/.5))
        for k, (c, dy, q) in enumerate(((far, .085, .46),
                                        (near, .115, .28))):
            for i in range(n):
                bw = iw/n
                bx = x-iw/2+bw*(i+.5)
                bh = h*q*rnd.uniform(.6, 1.1)
                box((bx, y-dy, b+bh/2), (bw*.92, .04, bh),
                    mat(c, .6, emit=.12), bevel=.01)
                if rnd.random() < .5:
                    box((bx+bw*.1, y-dy, b+bh+.05), (bw*.3, .04, .10),
                        mat(c, .6, emit=.12), bevel=.015)
                if k:
                    for r in range(max(1, int(bh/.19))):
                        for s in (-1, 1):
                            box((bx+s*bw*.2, y-dy-.024, b+bh-.13-r*.19),
                                (.07, .01, .08),
                                mat('#FFE3A8', .5, emit=.45), bevel=0)
    elif view == 'river':
        hill(x-iw*.22, iw*.52, h*.40, green, .085)
        hill(x+iw*.24, iw*.50, h*.34, green, .09)
        box((x, y-.115, b+h*.11), (iw-.02, .03, h*.22),
            mat(near, .4, emit=.14), bevel=.01)
        for i in range(4):
            box((x+iw*(-.36+.22*i), y-.135, b+h*(.06+.05*(i % 3))),
                (iw*.14, .01, .022), mat(glow, .4, emit=.2), bevel=.004)
        sx = x+w*.20
        prism([(-.20, .05), (.20, .05), (.13, -.04), (-.13, -.04)], .03,
              'wood', c=(sx, y-.13, b+h*.16), rot=(math.pi/2, 0, 0),
              bevel=.008)
        prism([(-.02, .07), (-.02, .46), (.20, .10)], .02,
              mat('ivory', .6, emit=.1), c=(sx, y-.13, b+h*.16),
              rot=(math.pi/2, 0, 0), bevel=.006)
    else:
        hill(x-iw*.20, iw*.58, h*.24, green, .085)
        hill(x+iw*.26, iw*.46, h*.20, green, .09)
        for tx, r, tz in ((-.34, .28, .40), (-.10, .19, .28), (.34, .26, .36)):
            cx = x+iw*tx*.92
            box((cx, y-.128, b+h*tz*.42), (.05, .02, h*tz*.80),
                mat('#B98A5C', .8), bevel=.006)
            ball((cx, y-.135, b+h*tz), min(r, iw*.16), mat(
                ('leaf', 'leaf2')[tx > 0], .7, emit=.06),
                scale=(1, .16, 1.05), n=32)
    if kind != 'day' or view == 'river':
        ball((x-w*.2, y-.09, z+h*.24), min(.17, h*.09),
             mat('ivory', .5, emit=.5), scale=(1, .15, 1))
    else:
        for k in (-1, 0, 1):
            ball((x-w*.2+.12*k, y-.088, z+h*.27+(.03 if not k else 0)),
                 .12 if not k else .085, mat('white', .6, emit=.3),
                 scale=(1.1, .12, .8), n=28)
    for i in range(bars):
        bx = x-w/2+w*(i+1)/(bars+1)
        box((bx, y-.16, z), (.05, .04, h-.18), frame_c, bevel=.012)
    box((x, y-.15, z-h/2+.02), (w+.16, .26, .07), frame_c, bevel=.02)


def pendant(x, y, z, c='saffron', drop=1.4, s=1.):
    """Hanging lamp with its rim at z."""
    cyl((x, y, z+.2+drop/2), .008, drop, 'ink', bevel=0)
    lathe([(.24*s, 0), (.235*s, .02), (.16*s, .15), (.05*s, .22),
           (.03*s, .25)], mat(c, .4), c=(x, y, z))
    unlit(ball((x, y, z+.02), .09*s, mat('#FFE6B0', .5, emit=1.1)))


def fan(x, y, z, c='ivory'):
    """Ceiling fan."""
    cyl((x, y, z+.5), .02, 1., c)
    cyl((x, y, z), .15, .10, c, bevel=.03)
    for i in range(3):
        a = i*2.094+.4
        slab((x+.55*math.cos(a), y+.55*math.sin(a), z-.02), .85, .18, .02,
             .06, mat(c, .5), rot=(0, 0, a), bevel=.008)


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


def bookcase(x, y, w=1.3, h=2.2, c='ivory', seed=0, n=4):
    """Open bookcase standing on the floor."""
    G = Grp((x, y, 0))
    box((0, .16, h/2), (w, .04, h), mat(c, .6), g=G, bevel=.01)
    for s in (-1, 1):
        box((s*(w/2-.03), 0, h/2), (.06, .38, h), mat(c, .6), g=G,
            bevel=.015)
    for i in range(n+1):
        z = .05+i*(h-.1)/n
        box((0, 0, z), (w-.08, .37, .05), mat(c, .6), g=G, bevel=.012)
        if i < n:
            k = w*(.35+.4*((seed+i) % 3)/2)
            books(-w/2+.09, 0, z+.025, k, seed+i, g=G)
            if (seed+i) % 3 == 0:
                lathe([(.02, 0), (.09, 0), (.12, .08), (.08, .26),
                       (.05, .3)], 'terra', c=(w/2-.3, 0, z+.025), g=G)
            elif (seed+i) % 3 == 1:
                box((w/2-.26, 0, z+.13), (.26, .26, .2), 'violet', g=G)
    return G


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
    """Wooden river boat with an optional sail."""
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
        sheet([[(.13, -.02-.0*j, .35+.1*i) if j == 0 else
                (.13+.8*(1-i/9)*j/4+.02, -.22*math.sin(math.pi*j/4)
                 * (1-i/9), .35+.1*i) for j in range(5)]
               for i in range(10)], mat(sail, .8, emit=glow), g=G, thick=.012)


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


def desk_kit(x, y, z=.93, face=0, seed=0, screen=None):
    """Small things on a desk: mug, papers, pens."""
    rnd = random.Random(seed)
    mug((x-.5, y+rnd.uniform(-.1, .1), z),
        rnd.choice(('saffron', 'terra', 'violet', 'ivory')))
    cyl((x+.52, y+.12, z+.07), .05, .14, mat('brand', .5), bevel=.01)
    for i, c in enumerate(('saffron', 'lav', 'terra')):
        tube([(x+.52+.015*(i-1), y+.12, z+.08),
              (x+.52+.045*(i-1), y+.12+.01*i, z+.24)], .010, c, res=4)


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


def bare(look='ivory', y=30):
    """Floor and ambient light only."""
    world(*GLOW[look])
    stage(LOOKS[look][3], y=y, r=.9)
