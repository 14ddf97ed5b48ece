"""Three places where the work is, open to a lane that joins them: a shop where
a bill is scanned at the counter, an office where two look at one screen beside
a saffron heap of papers that waits, a workshop with a press and a clipboard.
In each, a colleague in the firm's blue is with the client's people."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403
from props_objects import awning, gear, jar   # noqa: E402

reset()

world(*GLOW['deep'])
stage('#26488C', y=9, r=4)
BLUE = '#3F6FD0'          # the firm's people wear it
T = .16
# the ground and the lane that joins the three
slab((0, -1.4, 0), 16, 11.4, T, 1.3, mat('#35599F', .8), bevel=.05)
slab((0, -1.95, T-.05), 12.0, 1.4, .06, .5, mat('#8FA9E2', .8), bevel=.015)
for i in range(21):
    x = -5.53+.553*i
    slab((x, -1.95, T+.008), .26, .07, .008, .03, mat('ivory', .7),
         bevel=.002)


def place(x, w, wall, floor, rot=0., d=2.9, h=2.75):
    """An open room: floor, back wall, the back of its side walls, and its step
    to the lane."""
    G = Grp((x, .35, T), rot)
    slab((0, 0, -.02), w, d, .12, .10, mat(floor, .85), g=G, bevel=.03)
    m = mat(wall, .82)
    box((0, d/2-.08, h/2+.06), (w, .16, h), m, g=G, bevel=.03)
    for s in (-1, 1):
        box((s*(w/2-.08), .90, h/2+.06), (.16, d-1.80, h), m, g=G, bevel=.03)
    for i in range(int((w-.5)/.24)):
        box((-w/2+.37+.24*i, d/2-.18, h/2+.1), (.13, .04, h-.1),
            mat(wall, .82), g=G, bevel=.015, seg=2)
    box((0, d/2-.18, .24), (w-.3, .06, .24), 'brand', g=G, bevel=.012)
    slab((0, -d/2-.20, -.02), w*.42, .42, .06, .08, mat('#D9E2F5', .8), g=G,
         bevel=.015)
    return G


F = .10
W3, X3 = 2.84, 3.05


def bars(G, pts, c='ivory', y=0.):
    """Bars that stand for the words of a sign."""
    for x, z, w in pts:
        panel((x, y, z), w, .09, .03, .045, mat(c, .5), g=G, bevel=.008)


# ---- left: a shop; she scans a bill while the customer waits
S = place(-X3, W3, '#F7E6CB', '#EBD3B0', .16)
box((0, 1.15, 3.00), (W3+.1, .70, .14), mat('#F7ECDB', .8), g=S, bevel=.04)
awning(-W3/2-.02, W3/2+.02, .86, 3.06, .80, .36, 9, c=('#B4433A', 'ivory'),
       g=S)
panel((0, .95, 3.34), 2.1, .42, .10, .10, 'brand', g=S, bevel=.03)
bars(S, ((-.50, 3.34, .8), (.28, 3.34, .45), (.74, 3.34, .22)), y=.88)
rnd = random.Random(5)
cs = ('terra', 'lav', 'leaf2', 'ivory', 'pale', 'rose', 'violet', 'sand')
for j in range(3):
    z = .95+.50*j
    box((0, 1.08, z), (2.5, .40, .05), 'wood', g=S, bevel=.012)
    x = -1.15
    while x < 1.0:
        c = cs[rnd.randrange(8)]
        if rnd.random() < .55:
            jar((x+.13, 1.04, z+.025), .84, c, cs[rnd.randrange(8)], g=S)
            x += .31
        else:
            q = rnd.uniform(.22, .32)
            box((x+.11, 1.04, z+.025+q/2), (.21, .2, q), mat(c, .5), g=S,
                bevel=.03)
            box((x+.11, .93, z+.03+q*.55), (.13, .02, q*.3), 'ivory', g=S,
                bevel=.005)
            x += .26
C = S.sub((.40, -.50, F))
box((0, 0, .41), (1.50, .58, .82), mat('#2F9A85', .7), g=C, bevel=.04)
for i in range(2):
    panel((-.36+.72*i, -.30, .42), .62, .60, .04, .05, mat('#3BAF98', .7),
          g=C, bevel=.015)
slab((0, 0, .82), 1.64, .72, .07, .1, mat('#E3B176', .5), g=C, bevel=.025)
CZ = .89
slab((-.42, -.12, CZ), .26, .40, .008, .015, 'white', g=C, bevel=.002,
     rot=(0, 0, -.1))
for i in range(4):
    box((-.42, .0-.08*i, CZ+.011), (.17, .02, .006), mat('lav', .6), g=C,
        bevel=.001, seg=1)
for i, c in enumerate(('terra', 'lav')):
    jar((.44+.24*i, -.20, CZ), .72, c, 'ivory', g=C)
stand(.03, .24, -.10, z=F, g=S, **who('rekha', shirt='plum',
    drape='rose', blouse='ivory', rh=C.pt(-.36, .16, CZ+.30), rgrip='hold',
    rpalm=(.6, 0, -.6), rdir=(-.05, -1, -.3), lh=C.pt(-.12, .18, CZ+.05),
    lgrip='flat', ease=1, lean=.06, smile=1,
    gaze=C.pt(-.42, -.2, CZ)))
box((-.42, -.12, CZ+.014), (.24, .022, .006), mat('terra', .4, emit=.8),
    g=C, bevel=0)
Q = C.sub((-.385, .08, CZ+.31), -.05, 1.25, (.45, 0))      # the scanner
box((0, -.06, .05), (.10, .20, .08), mat('ink', .4), g=Q, bevel=.03)
box((0, -.165, .05), (.085, .02, .06), mat('#FF8A70', .4, emit=.8), g=Q,
    bevel=.008)
tube([(0, .0, .03), (0, .03, -.10)], .028, mat('ink', .4), g=Q)
stand(.84, .30, -.30, z=F, g=S, **who('vikas', shirt=BLUE, lanyard='ivory',
      sleeve=True, rh=C.pt(.26, .06, CZ+.13), rgrip='point',
      rdir=(-.8, -.4, -.2), lh=C.pt(.62, .30, CZ+.05), lgrip='flat',
      lean=.06, smile=1, ease=1, gaze=C.pt(-.42, -.1, CZ)))
P = stand(-.93, -.12, .70, z=F, g=S, **who('gopal', vest='#8C5A3C',
      rh=(-.26, -.10, .05), lh=(.10, -.31, .32), lgrip='hold', smile=1,
      ease=.6, gaze=C.pt(-.40, -.3, CZ+.2)))
g = P.sub((.10, -.36, .22))     # his shopping bag
box((0, 0, -.12), (.30, .16, .30), mat('leaf', .8), g=g, bevel=.05)
tube([(-.08, 0, .0), (-.06, 0, .12), (.06, 0, .12), (.08, 0, .0)], .014,
     'ink', g=g)

# ---- middle: an office; two look at one screen, papers wait on the desk
O = place(0, W3+.20, '#BCD0F7', '#EAD6BC')
WO = W3+.20
box((0, 1.36, 2.90), (WO+.12, .34, .16), 'brand', g=O, bevel=.03)
for s in (-1, 1):
    box((s*(WO/2-.06), .90, 2.87), (.26, 1.16, .12), 'brand', g=O, bevel=.03)
cyl((.85, 1.35, 3.24), .28, .52, mat('ink', .5), g=O, bevel=.05)
cyl((.85, 1.35, 3.51), .11, .06, mat('ink', .5), g=O)
w = O.pt(-.30, 1.33, 1.98)
window(w.x, w.y-.06, w.z, 1.5, 1.05, view='bridge')
box((.98, 1.10, .62), (.72, .40, 1.05), mat('brand', .6), g=O, bevel=.03)
for i in range(3):
    panel((.98, .89, .30+.33*i), .60, .27, .03, .03, mat('indigo', .5),
          g=O, bevel=.01)
    box((.98, .86, .33+.33*i), (.14, .03, .03), 'mist', g=O, bevel=.008)
plant(tuple(O.pt(.98, 1.08, 1.145)), .55, pot='terra', seed=4)
DK = O.sub((.34, -.50, F))
waits = mat('saffron', .5)
slab((0, 0, .80), 1.85, .82, .07, .08, waits, g=DK, bevel=.025)
box((.22, -.36, .40), (1.34, .05, .80), waits, g=DK, bevel=.015)
box((.86, 0, .40), (.06, .74, .80), waits, g=DK, bevel=.015)
box((-.84, .28, .40), (.07, .07, .80), waits, g=DK, bevel=.015)
box((-.84, -.30, .40), (.07, .07, .80), waits, g=DK, bevel=.015)
DZ = .87
monitor((.50, .08, DZ), -.80, g=DK, w=.66, h=.44, art=0, screen='pale')
SC = DK.sub((.50, .08, DZ), -.80).sub((0, 0, .42))
for i in range(4):
    for j in range(3):
        panel((-.21+.14*i, -.008, .12-.12*j), .11, .08, .012, .015,
              mat(('violet', 'white', 'lav')[(i+j*2) % 3], .5, emit=.2),
              g=SC, bevel=.002)
rnd = random.Random(2)
for i in range(9):              # the papers that wait
    slab((.02+rnd.uniform(-.02, .02), -.14+rnd.uniform(-.02, .02), DZ+.034*i),
         .40, .30, .032, .015, mat(('ivory', 'white', 'cream')[i % 3], .8),
         g=DK, bevel=.006, rot=(0, 0, rnd.uniform(-.12, .12)))
chair(-.93, -.44, 1.25, 'violet', z=F, g=O)
HERE = SC.pt(0, -.05, .0)
sit(-.90, -.44, 1.25, seat=.59, z=F, g=O, **who('anil', shirt='ivory',
    vest='leaf', rh=DK.pt(-.60, -.18, DZ+.05), lh=DK.pt(-.50, .06, DZ+.05),
    rgrip='flat', lgrip='flat', lean=.08, ease=.6, smile=1,
    gaze=HERE))
stand(-.26, .40, .40, z=F, g=O, **who('asha', shirt=BLUE, drape='ivory',
      lean=.10, lh=DK.pt(.12, .16, DZ+.40), lgrip='point',
      ldir=(.9, -.3, .05), rh=(-.22, -.22, .16), ease=.6, smile=2,
      gaze=HERE))

# ---- right: a workshop; a press, a worker, a clipboard
P3 = place(X3, W3, '#F3D5C2', '#C9CFDE', -.16)
for i in range(3):
    k = W3/3
    prism([(-k/2, 0), (k/2, 0), (k/2, .56)], 1.1, mat('#8FACE3', .6),
          c=(-k+k*i, 1.47, 2.82), rot=(math.pi/2, 0, 0), g=P3, bevel=.03)
box((0, .92, 2.78), (W3+.06, 1.16, .10), 'brand', g=P3, bevel=.02)
cyl((1.0, 1.62, 3.3), .15, 1.3, mat('brick', .8), g=P3, bevel=.03)
E = P3.sub((.72, .42, F), 0, .92)
gm = mat('leaf2', .5)
box((0, 0, .30), (1.15, .80, .60), gm, g=E, bevel=.05)
for s in (-1, 1):
    box((s*.44, 0, 1.10), (.20, .46, 1.1), gm, g=E, bevel=.05)
box((0, 0, 1.74), (1.20, .56, .36), gm, g=E, bevel=.06)
box((0, -.02, 1.42), (.26, .26, .34), mat('steel', .35, metal=.4), g=E,
    bevel=.03)
box((0, -.02, 1.20), (.56, .46, .12), mat('steel', .35, metal=.4), g=E,
    bevel=.03)
box((0, -.02, .68), (.70, .56, .14), mat('indigo', .5), g=E, bevel=.03)
gear((0, -.02, .75), .24, .12, mat('lav', .4), 9, g=E)
cyl((.30, -.30, 1.74), .11, .05, 'ivory', rot=(math.pi/2, 0, 0), g=E)
tube([(.30, -.335, 1.74), (.35, -.335, 1.80)], .012, 'terra', g=E)
for i, c in enumerate(('terra', 'ivory')):
    ball((-.30+.16*i, -.29, 1.74), .045, mat(c, .4), g=E, scale=(1, .5, 1),
         n=20)
LV = E.pt(-.66, -.22, 1.22)      # the lever
tube([tuple(E.m.inverted() @ E.pt(-.50, -.10, .86)),
      (-.58, -.16, 1.05), (-.66, -.22, 1.22)], .028, 'steel', g=E,
     smooth=False)
ball((-.67, -.23, 1.25), .06, 'terra', g=E, n=24)
box((.66, -.80, F+.07), (1.0, .66, .12), mat('#A88560', .8), g=P3, bevel=.02)
for i, (x, y, q) in enumerate(((-.25, .0, 0), (.25, .06, 0), (.0, .04, 0))):
    gear((.66+x, -.82+y, F+.14+(.12 if i > 1 else 0)), .22, .11,
         mat(('lav', 'steel', 'mist')[i], .4), 9, g=P3, turn=.3*i)
stand(-.06, -.10, -.12, z=F, g=P3, **who('manoj', shirt='#B4433A',
      lh=LV, lgrip='fist', lpalm=(.2, -1, 0), ldir=(.2, -.2, 1),
      rh=(-.28, -.26, .34), rgrip='wave', rpalm=(.3, 0, 1), smile=2, ease=.6,
      gaze=P3.pt(-1.0, -.6, 1.9)))
P = stand(-.93, -.34, .36, z=F, g=P3, **who('priya', shirt=BLUE,
      lanyard='ivory', lh=(.12, -.30, .30), lgrip='hold', lpalm=(-.4, .2, .9),
      rh=(-.04, -.33, .40), rgrip='pen', rpalm=(.5, .2, -.8), smile=1, ease=.6,
      gaze=P3.pt(-.1, -.35, 2.0)))
g = P.sub((.03, -.35, .325), 0, 1, (.55, 0))
slab((0, 0, 0), .28, .36, .018, .02, mat('wood', .6), g=g, bevel=.006)
slab((0, -.01, .018), .24, .30, .006, .01, 'white', g=g, bevel=.002)
for i in range(4):
    box((0, .08-.06*i, .027), (.17, .014, .004), mat('lav', .6), g=g,
        bevel=.001, seg=1)
box((0, .165, .024), (.10, .03, .02), 'steel', g=g, bevel=.006)
tube([P.pt(-.015, -.39, .36), P.pt(-.055, -.33, .50)], .012, 'violet', res=4)

# ---- the town behind
for x, w, h, c in ((-6.4, 1.9, 3.3, 0), (-4.5, 1.6, 3.7, 1),
                   (-2.4, 1.5, 3.6, 2), (-.1, 1.7, 3.75, 0),
                   (1.9, 1.5, 3.5, 1), (3.6, 1.6, 3.95, 2),
                   (5.6, 1.8, 3.4, 0)):
    house(x, 4.7, 0, w, 1.0, h, ('#31559C', '#2D4F95', '#375DA7')[c],
          '#2A4A8F', floors=4, cols=2)
    if c == 1:
        cyl((x+.3, 4.5, h+.45), .26, .44, mat('#213E7A', .7), bevel=.04)

# ---- the lane: dashes to each step, a bicycle, trees
for x in (-X3, 0, X3):
    slab((x, -1.70, T+.008), .07, .15, .008, .03, mat('ivory', .7),
         bevel=.002)
bicycle(-1.70, -2.30, .08, T, c='violet', s=1.05)
bag(-.88, -2.35, T, .3, BLUE, .85)
for x, y, q, i in ((-4.60, 3.2, .95, 1), (4.55, 3.2, 1.0, 2),
                   (-1.60, 2.9, 1.15, 4), (1.65, 2.9, 1.2, 5),
                   (-3.3, 3.2, 1.2, 6), (3.5, 3.3, 1.15, 7)):
    big_tree(x, y, T, q, seed=i)
for i, (x, y, q) in enumerate(((-3.95, -3.25, .36), (-3.4, -3.4, .27),
                               (-2.95, -3.5, .19), (3.78, -3.25, .34),
                               (3.26, -3.4, .25), (2.83, -3.48, .18))):
    ball((x, y, T+.12), q, mat(('leaf', 'leaf2')[i % 2], .8), n=28,
         scale=(1.15, .9, .85))
for x, c in ((-1.60, 'terra'), (1.60, 'terra')):
    plant((x, -.85, T), .75, pot=c, seed=int(x*4))
area((-5, -11, 9.5), (0, 0, .8), 5, 3900, '#FFE6C4')
area((9, -7, 7), (0, 0, .9), 6, 760, '#C4D8FF')
area((2, 8, 9), (0, .6, 1), 4, 1100, '#FFD9A0')
for x in (-X3, 0, X3):
    area((x, -.5, 3.0), (x, .9, .8), 1.4, 75, '#FFE0B4')
camera((-.8, -18.0, 5.8), (0, -.05, 1.68), lens=64, fstop=9,
       focus=(0, -.2, 1.2))
finish(1600, 1000, ev=-.36)
