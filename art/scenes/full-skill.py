"""A training hall: a teacher at the big screen, two mentors walking between
the rows, fourteen learners at laptops; ivory hall with arched windows on the
town, seen from the left."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('ivory', y=6.2, ribs=(-10, 20), h=8)
F = board(-2.7, 5.8, 2.65, 4.0, 2.2, face='brand', c='wood')
panel((-1.05, -.02, .15), 1.3, 1.15, .04, .12, mat('violet', .5, emit=.25),
      g=F, bevel=.01)
for i in range(3):          # a register of three columns
    for j in range(4):
        panel((-1.42+.37*i, -.05, .55-.265*j), .31, .20 if j else .12, .03,
              .04, mat('marigold' if (i, j) == (2, 2) else
                       'mist' if j == 0 else 'lav', .5, emit=.35),
              bevel=.006, g=F)
for i, (w, c) in enumerate(((1.7, 'mist'), (1.3, 'lav'), (1.5, 'marigold'),
                            (1.0, 'lav'), (1.3, 'mist'))):
    panel((.05+w/2, -.02, .72-.27*i), w, .10, .03, .045,
          mat(c, .5, emit=.35), g=F, bevel=.005)
flow(F, [(-1.7, -.75), (-.9, -.62), (.2, -.78), (1.6, -.60)], 'marigold',
     .024)
for x, w, v in ((1.9, 2.3, 'roofs'), (5.2, 2.3, 'street'), (8.4, 2.0, 'town')):
    window(x, 5.95, 2.6, w, 2.5, 'day', view=v, form='arch')
slab((-4.3, 3.9, 0), 4.6, 2.6, .16, .2, mat('#D9A066', .6), bevel=.04)
stand(-4.85, 4.0, .25, z=.16, **who('meera', lh=Vector((-4.15, 4.45, 2.25)),
      lgrip='point', rh=(-.32, -.32, .36), rgrip='wave', rpalm=(.4, 0, 1),
      smile=2, gaze=(0, 0, 1.2)))
table(-2.85, 3.9, 1.2, .6, r=.06, top='#E8BE86', leg='brand', rot=.2, z=1.09)
laptop((-2.85, 3.9, 1.09), .2+math.pi, screen='marigold')
kulhad(-2.4, 3.85, 1.09, 1.3)
P = [  # x, y, person, changes
    (-1.6, 3.0, 'vikas', {}), (.9, 3.2, 'tara', {}),
    (3.4, 3.4, 'gopal', dict(shirt='mist')), (5.9, 3.6, 'sana', {}),
    (-1.9, .9, 'arjun', dict(shirt='leaf2')), (.7, 1.1, 'asha', dict(hand=1)),
    (3.3, 1.3, 'imran', dict(shirt='violet')), (5.9, 1.5, 'rekha', {}),
    (8.0, 1.7, 'jas', {}),
    (-4.5, -1.4, 'priya', dict(shirt='plum', smile=0)),
    (-1.9, -1.2, 'manoj', {}), (.9, -1.0, 'suman', {}),
    (3.7, -.8, 'kabir', dict(shirt='terra')),
    (6.1, -.75, 'neha', dict(shirt='sand'))]
for i in range(-9, 12):     # floor boards
    box((i*1.25, 0, .003), (.03, 14, .008), mat('#D5BC9B', .9), bevel=0)
R = -.55
for i, (x, y, n, kw) in enumerate(P):
    kw = dict(kw)
    x *= .88
    up = kw.pop('hand', 0)
    g = Grp((x, y, 0), R)
    table(x, y, 1.35, .66, r=.08, rot=R, top='#E8BE86', leg='brand')
    p = g.pt(0, .62, 0)
    chair(p.x, p.y, R, ('lav', 'saffron')[(i//3) % 2])
    laptop(tuple(g.pt(.02, .03, .93)), R+math.pi, scale=1.0,
           screen=('violet', 'marigold', 'leaf2')[i % 3])
    k = dict(pose='type', lean=.1, lanyard=None)
    if up:
        k.update(lh=(.27, -.14, .88), lgrip='wave', lpalm=(0, -1, 0),
                 ldir=(0, -.1, 1), rh=(-.12, -.42, .27))
    mood = i*5 % 7
    if mood in (0, 3) or up:
        k['gaze'] = (-6, 3.8, 1.9)
    elif mood == 1:
        k.update(rh=(-.10, -.42, .27), rgrip='pen', lh=(.22, -.38, .27))
        sheetpaper(*g.pt(-.42, .05, .93), .24, .32, R)
    elif mood == 2:
        k.update(pose='chin', gaze=(-6, 3.8, 1.9), roll=.08)
    elif mood == 4:     # turns to a neighbour
        k.update(pose='explain', lh=(.16, -.38, .27), twist=.25,
                 gaze=tuple(g.pt(2.2, 1.0, 1.5)), smile=1)
    elif mood == 5:
        k.update(rh=(-.26, -.34, .44), rgrip='hold', smile=1,
                 gaze=tuple(g.pt(-2.2, .9, 1.5)))
    sit(p.x, p.y, R, **who(n, **{**kw, **k}))
    if i % 4 == 0:
        kulhad(*g.pt(.5, .0, .93), 1.2)
    if i % 4 == 2:
        bag(*g.pt(-.85, .35, 0), R, ('terra', 'violet', 'saffron')[i % 3])
# mentors
stand(2.45, -.50, -1.15, **who('lata', lean=.06, pose='explain', smile=1,
      gaze=(.9, -.5, 1.35)))
g = stand(4.75, 2.3, -.6, **who(
    'ravi', pose='book', gaze=(3.2, 1.2, 1.1))).sub((0, -.36, .34), 0, 1, (.5, 0))
box((0, 0, 0), (.34, .25, .03), 'violet', g=g, bevel=.01)
for x, s, c in ((-.75, 1.5, 'saffron'), (-5.9, 1.4, 'brand')):
    plant((x, 5.4, 0), s, pot=c, seed=int(x+20))
for x in (-1.2, 4.6):
    pendant(x, 1.2, 4.0, 'brand', s=1.4)
area((-9, -8, 11), (0, 1, .8), 6, 4200, '#FFE6C4')
area((12, -6, 8), (0, 1, .9), 7, 900, '#C4D8FF')
area((3, 5.2, 7), (1, 1, .6), 4, 900, '#FFD9A0')
plant((9.8, 4.5, 0), 2.0, pot='terra', seed=11)
camera((-9.7, -15.2, 6.2), (.1, 1.0, 1.45), lens=53.5, fstop=6,
       focus=(0, 0, 1.2))
finish(2400, 1350, ev=-.62)
