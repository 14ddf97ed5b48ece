"""A big cutaway office on deep navy: meeting room, stand-up at the board,
support desks with headsets, developers, reception with visitors, tea
corner, a round table and a technician at the servers; trees and the lane
around it; 30 people."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world(*GLOW['deep'])
stage('#1F3C78', y=40, r=2).location.z = -.30
slab((0, -1.2, -.34), 31, 19, .14, 1.2, mat('#2D5A8F', .9), bevel=.05)
slab((0, -8.0, -.22), 31, 3.6, .04, .3, mat('#35508C', .9), bevel=.02)
slab((0, .2, -.30), 18.2, 10.8, .30, .5, mat('#F3E4CC', .7), bevel=.08)
slab((0, .2, -.02), 17.8, 10.4, .06, .4, mat('#EBCFA9', .8), bevel=.01)
F0 = .04
wm = mat('#F7ECDB', .8)
box((0, 5.35, 1.6), (17.8, .22, 3.2), wm, bevel=.03)
box((8.8, .25, 1.6), (.22, 10.4, 3.2), wm, bevel=.03)
box((0, 5.35, 3.24), (17.9, .30, .08), 'brand', bevel=.02)
box((8.8, .25, 3.23), (.28, 10.4, .08), 'brand', bevel=.02)
box((0, 5.22, .20), (17.6, .05, .3), 'brand', bevel=.01)
box((8.67, .25, .20), (.05, 10.2, .3), 'brand', bevel=.01)
window(-6.3, 5.20, 1.95, 2.5, 1.6, view='kites')
window(5.9, 5.20, 1.95, 2.5, 1.6, 'rain', view='rain', form='shutters')


def rugz(x, y, w, d, c):
    slab((x, y, F0), w, d, .02, min(w, d)*.3, mat(c, .9), bevel=.006)


# meeting room, left back, behind a low glass wall
rugz(-5.9, 3.1, 4.6, 3.4, '#A9C1EF')
for a, b, c in (((-8.6, 1.25), (-7.2, 1.25), 0), ((-4.9, 1.25), (-3.35, 1.25),
                                                 0)):
    box(((a[0]+b[0])/2, a[1], .55), (b[0]-a[0], .10, 1.1), 'violet',
        bevel=.03)
box((-3.3, 3.25, .55), (.10, 4.0, 1.1), 'violet', bevel=.03)
table(-5.9, 3.0, 2.6, 1.1, r=.5, pedestal=True)
for x, y, r, n, kw in (
        (-6.7, 3.9, .0, 'lata', dict(pose='clasp')),
        (-5.3, 3.9, 0, 'jas', dict(pose='type', lean=.08)),
        (-7.65, 3.0, 1.3, 'anil', dict(pose='type', lean=.08)),
        (-4.15, 3.0, -1.3, 'tara', dict(pose='type', lean=.08))):
    chair(x, y, r, 'saffron')
    sit(x, y, r, **who(n, gaze=(-5.9, 4.5, 1.6) if kw['pose'] == 'type'
                       else (-4.6, 3, 1.3), **kw))
laptop((-5.35, 3.25, .93), math.pi)
laptop((-7.0, 2.95, .93), 1.3+math.pi)
sheetpaper(-6.6, 3.2, .93)
for p in ((-5.9, 2.9), (-4.9, 2.8), (-6.3, 2.75)):
    kulhad(*p, .93, 1.2)
Fb = board(-4.35, 5.15, 1.95, 1.3, 1.1, face='brand')
river_map(Fb, 1.16, .96)
# stand-up, middle back
rugz(.2, 3.5, 4.2, 2.6, '#F0C386')
Fb = board(.2, 4.75, 1.75, 2.7, 1.6, legs=True)
cs = ('marigold', 'lav', 'terra', 'leaf2', 'violet')
notes(Fb, [(x+.3*(i % 2), .38-.3*(i//2), cs[(i*3+j) % 5])
           for j, (x, n) in enumerate(((-1.0, 5), (-.15, 3), (.7, 6)))
           for i in range(n)], .22)
stand(-1.25, 3.6, .8, **who('manoj', pose='fold', gaze=(.5, 4, 1.7)))
stand(-.35, 4.05, .3, **who('neha', pose='tablet', gaze=(.6, 3.9, 1.75)))
stand(.75, 4.05, -.2, **who('priya', pose='explain', smile=2,
                            gaze=(-.8, 2.5, 1.6)))
stand(1.65, 3.5, -.9, **who('vikas', pose='cup', gaze=(.6, 3.9, 1.75)))
# support desks, right back
rugz(5.9, 3.2, 4.8, 3.2, '#B9CDF3')
for i, (x, n, kw) in enumerate((
        (4.35, 'sana', dict(headset=False)), (5.95, 'kabir',
                                              dict(headset=True)),
        (7.55, 'asha', dict(headset=True)))):
    workplace(x, 3.0, -.12, who(n, lanyard=None, smile=1, **kw), 'violet',
              art=1, seed=i, w=1.45)
# developers, middle front
rugz(.3, -.9, 6.2, 4.2, '#A9C1EF')
for i, (x, n) in enumerate(((-1.45, 'vikas'), (.25, 'tara'),
                            (1.95, 'imran'))):
    kw = (dict(shirt='marigold'), dict(shirt='lav', drape=None), dict())[i]
    workplace(x, .1, -.02, who(n, lanyard=None, **kw), 'saffron', art=3,
              seed=i+1, w=1.6, lap=i == 1)
for i, (x, n) in enumerate(((-1.45, 'neha'), (1.95, 'kabir'))):
    workplace(x, -1.5, .04, who(n, shirt=('terra', 'ivory')[i]), 'lav',
              art=2, seed=i+3, w=1.6)
stand(.35, -1.1, -.15, **who('jas', hairc='violet', shirt='sand',
                             rh=(-.32, -.26, .46), rgrip='wave',
                             rpalm=(.3, 0, 1), gaze=(1.9, -1, 1.4)))
# reception and visitors, left front
rugz(-5.9, -1.9, 4.6, 3.6, '#F0C386')
slab((-6.6, -.6, F0), 2.3, .7, .95, .25, mat('brand', .5), bevel=.04)
slab((-6.6, -.6, F0+.95), 2.5, .85, .07, .28, mat('#E3B176', .4),
     bevel=.03)
stand(-6.5, .25, -.1, **who('meera', rh=(-.26, -.40, .27), rgrip='flat',
                            lh=(.30, -.36, .42), lgrip='wave',
                            lpalm=(-.4, 0, 1), smile=2,
                            gaze=(-5.2, -2, 1.6)))
plant((-7.5, -.6, F0+1.02), .55, pot='saffron', seed=2)
monitor((-6.05, -.55, F0+1.02), math.pi-.2, w=.55, h=.36)
stand(-4.95, -1.55, math.pi-.75, **who('rekha', shirt='terra', drape='ivory',
      blouse='brand', gaze=(-6.4, .2, 1.7)))
stand(-4.15, -2.1, math.pi-1.2, **who('arjun', vest='plum',
      gaze=(-5.6, -1.2, 1.7)))
slab((-8.15, -2.7, F0), .85, 2.4, .50, .2, mat('violet', .8), bevel=.08)
slab((-8.48, -2.7, F0+.30), .30, 2.4, .72, .14, mat('violet', .8),
     bevel=.08)
for s in (-1, 1):
    slab((-8.15, -2.7+s*1.15, F0+.2), .85, .28, .50, .13, mat('violet', .8),
         bevel=.06)
sit(-8.0, -2.3, 1.2, seat=.54, **who('imran', shirt='ivory', vest='leaf',
                                     pose='lap', gaze=(-6.5, -4, 1.4)))
sit(-8.0, -3.15, 1.0, seat=.54, **who('suman', shirt='marigold', drape='brand', pose='book',
                                      gaze=(-7.2, -3.6, 1.0)))
g = Grp((-8.0, -3.15, .612), 1.0, 1.12).sub((0, -.36, .34), 0, 1, (.5, 0))
box((0, 0, 0), (.34, .25, .03), 'terra', g=g, bevel=.01)
bag(-7.25, -3.75, F0, .8, 'terra')
# a round table with plans, middle front
slab((-.9, -3.85, F0+.008), 3.2, 1.7, .02, .6, mat('#F0C386', .9),
     bevel=.006)
table(-.9, -3.7, 1.5, 1.1, r=.5, pedestal=True)
for x, y, r, n, kw in (
        (-1.75, -3.3, .75, 'asha', dict(pose='explain', smile=2)),
        (-.85, -2.85, 0, 'gopal', dict(pose='type', vest=None, outfit='shirt')),
        (.05, -3.35, -.8, 'neha', dict(pose='chin', shirt='violet'))):
    chair(x, y, r, 'saffron')
    sit(x, y, r, **who(n, lanyard=None, gaze=(-.9, -4.6, 1.2), **kw))
sheetpaper(-.95, -3.75, .93, .6, .44, .2)
sheetpaper(-.55, -3.95, .93, .3, .22, -.3, c='marigold', ruled=False)
kulhad(-1.3, -3.95, .93, 1.2)
laptop((-.85, -3.45, .93), math.pi, scale=.95)
# tea corner, right front
slab((7.9, -1.2, F0), .75, 2.6, .92, .1, mat('brand', .5), bevel=.03)
slab((7.85, -1.2, F0+.92), .92, 2.75, .06, .1, mat('#E3B176', .4),
     bevel=.02)
kettle(7.85, -.5, F0+.98, 1.0, 2.)
for i in range(4):
    kulhad(7.75, -1.1-.22*i, F0+.98, 1.3)
plant((7.9, -2.2, F0+.98), .5, pot='terra', seed=5)
cyl((5.9, -2.1, F0+1.02), .52, .06, 'wood', bevel=.025)
cyl((5.9, -2.1, F0+.5), .06, 1.0, 'ink')
cyl((5.9, -2.1, F0+.03), .32, .05, 'ink', bevel=.02)
kulhad(5.75, -2.2, F0+1.05, 1.2)
kulhad(6.1, -2.0, F0+1.05, 1.2)
stand(5.15, -1.75, .9, **who('ravi', pose='explain', gaze=(6.6, -1.6, 1.7)))
P = stand(6.65, -1.65, -.8, **who('sana', shirt='leaf2', hairc='ivory',
                                  pose='cup', smile=1,
                                  gaze=(5.2, -1.8, 1.75)))
kulhad(*P.pt(-.115, -.325, .35), 1.2)
# servers and technician
slab((3.55, -3.1, F0), .8, .8, 1.75, .08, mat('brand', .4), bevel=.03)
slab((4.42, -3.1, F0), .8, .8, 1.75, .08, mat('indigo', .4), bevel=.03)
for x in (3.55, 4.42):
    for k in range(5):
        panel((x, -3.52, F0+.30+.29*k), .62, .2, .03, .04,
              mat('#3C63AC', .5), bevel=.008)
        for j in range(3):
            ball((x-.2+.09*j, -3.545, F0+.30+.29*k), .022,
                 mat(('marigold', 'leaf2', 'marigold')[j], .4, emit=3),
                 n=16)
stand(2.72, -3.75, 1.2, **who('vikas', shirt='saffron',
      rh=Vector((3.15, -3.62, 1.42)), rgrip='point',
      lh=(.16, -.28, .28), lgrip='hold', gaze=(3.5, -3.5, 1.4)))
toolcase(2.15, -4.1, F0, .3)
for x, y, s, c in ((-8.2, 4.75, 1.3, 'terra'), (-2.6, 4.75, 1.2, 'saffron'),
                   (3.1, 4.75, 1.2, 'terra'), (8.2, 1.0, 1.3, 'saffron'),
                   (-3.3, -4.2, 1.1, 'saffron'), (-3.0, 1.0, 1.1, 'terra'),
                   (8.0, -4.1, 1.2, 'violet')):
    plant((x, y, F0), s, pot=c, seed=int(x*3+40))
# outside: trees, a hedge, the lane with parked two-wheelers
for x, y, s, i in ((-9.9, 4.6, 1.2, 1), (-10.1, 1.7, 1.0, 2),
                   (-10.0, -1.2, 1.1, 5), (-10.2, -4.2, .95, 9),
                   (9.9, 3.6, 1.2, 3), (10.2, .6, 1.05, 4),
                   (10.0, -2.4, 1.2, 6), (-12.0, 3.4, 1.2, 7),
                   (12.2, 2.2, 1.2, 8)):
    big_tree(x, y, -.2, s, seed=i)
for i in range(24):
    x = -8.6+.74*i
    if not -1.6 < x < 1.2:
        ball((x, -5.75, -.02), .36, mat(('leaf', 'leaf2')[i % 2], .8),
             scale=(1.15, .8, .85), n=28)
slab((-.2, -5.95, -.20), 2.2, 1.5, .05, .1, mat('#EBCFA9', .8), bevel=.015)
scooter(-6.4, -6.75, .1, -.17, 'terra', 1.15)
bicycle(-4.3, -6.75, .06, -.17, 'saffron', 1.1)
scooter(5.6, -6.75, math.pi-.1, -.17, 'leaf2', 1.15)
bicycle(2.9, -7.1, -.08, -.17, 'lav', 1.1)
stand(.95, -6.6, -1.3, -.17, **who('gopal', rh=(-.30, -.30, .52),
                                   rgrip='wave', gaze=(-.6, -6.9, 1.5)))
stand(-.75, -6.9, 1.1, -.17, **who('lata', shirt='saffron', drape='leaf', pose='namaste', smile=1,
                                    gaze=(.9, -6.8, 1.5)))
area((-9, -9, 13), (0, 0, .5), 6, 5200, '#FFE6C4')
area((12, -7, 9), (0, 0, .8), 7, 1100, '#C4D8FF')
area((2, 9, 11), (0, 1, .4), 5, 1500, '#FFD9A0')
camera((-3.4, -25.5, 14.2), (.10, -.75, .60), lens=51.5, fstop=8,
       focus=(0, -1, .8))
finish(2400, 1350, ev=-.42)
