"""An old clerk writes in a register before a rack of cloth-bound registers; a
visitor with a notebook listens. The window shows the Ganga and its bridge;
ivory room, seen from the right."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('ivory')
window(1.6, 3.2, 1.95, 2.3, 1.75, 'day', view='bridge', form='arch')
# the rack
R = Grp((-1.25, 2.85, 0))
box((0, .18, 1.32), (2.5, .06, 2.64), mat('#8A5A30', .8), g=R, bevel=.01)
for i in range(4):
    box((-1.22+.813*i, 0, 1.32), (.07, .44, 2.64), 'wood', g=R, bevel=.015)
for j in range(5):
    box((0, 0, .05+.64*j), (2.5, .44, .07), 'wood', g=R, bevel=.015)
rnd = random.Random(11)
for i in range(3):
    for j in range(4):
        z = .09+.64*j
        for k in range(rnd.choice((3, 4, 4))):
            w, h = rnd.uniform(.58, .66), .115
            c = rnd.choice(('terra', 'terra', 'brick', 'rose', 'sand',
                            'brand', 'violet'))
            box((-.813+.813*i, -.02, z+h/2), (w, .34, h-.012), mat(c, .8),
                g=R, bevel=.035, rot=(0, 0, rnd.uniform(-.05, .05)))
            box((-.813+.813*i, -.03, z+h/2), (.05, .345, h-.006), 'ivory',
                g=R, bevel=.01)
            z += h
rug(.1, .2, 4.6, 2.7, ('#82A1DD', '#A9C1EF'))
table(-.15, 0, 2.5, 1.1, r=.12, top='#C98A4B', leg='#8A5A30')
chair(-.35, 1.0, .08, 'lav')
sit(-.35, .92, .08, **who('anil', lean=.14, rh=Vector((-.42, .34, 1.0)),
    rgrip='pen', rpalm=(0, 0, -1), lh=Vector((.02, .36, .985)), lgrip='flat',
    lpalm=(0, 0, -1), gaze=(1.0, .5, 1.75), smile=1))
# the open register
L = Grp((-.30, .05, .93), .05)
slab((0, 0, 0), 1.06, .64, .022, .03, 'terra', g=L, bevel=.008)
for s in (-1, 1):
    Q = L.sub((s*.25, 0, .03), 0, 1, (0, s*.05))
    box((0, 0, .025), (.48, .56, .06), mat('#FFFDF6', .8), g=Q, bevel=.014)
    box((-s*.10, 0, .056), (.010, .50, .004), 'terra', g=Q, bevel=.001)
    for i in range(6 if s < 0 else 3):
        box((.05, .20-.075*i, .056), (.26, .016, .004), 'lav', g=Q,
            bevel=.001)
tube([(-.40, .26, 1.0), (-.44, .38, 1.13)], .012, 'brand', res=4)
for i, (c, r) in enumerate((('terra', .1), ('brand', -.06), ('rose', .16))):
    box((-1.08, .12, .93+.055+.11*i), (.46, .34, .10), mat(c, .8), bevel=.035,
        rot=(0, 0, r))
    box((-1.08, .12, .93+.055+.11*i), (.05, .345, .106), 'ivory', bevel=.01,
        rot=(0, 0, r))
cyl((.62, .28, 1.0), .055, .14, 'violet', bevel=.012)
for i in range(2):
    tube([(.61+.02*i, .28, 1.05), (.60+.06*i, .30, 1.20)], .010,
         ('saffron', 'ink')[i], res=4)
kulhad(.72, -.22, .93, 1.2)
P = stand(1.48, .62, -.80, **who('sana', smile=1, rh=(-.06, -.32, .36),
      rgrip='pen', lh=(.13, -.28, .27), lgrip='hold', lpalm=(-.3, 0, 1),
      gaze=(-.3, .6, 1.6)))
g = P.sub((.05, -.37, .32), .1, 1, (.45, 0))
box((0, 0, 0), (.30, .24, .03), 'brand', g=g, bevel=.01)
box((0, 0, .018), (.27, .21, .012), 'white', g=g, bevel=.003)
rig((0, .3, .9))
camera((1.9, -8.4, 2.9), (.12, .5, 1.24), lens=56, fstop=3,
       focus=(-.1, .4, 1.3))
finish(1600, 900, ev=-.5)
