"""A woman waters a young plant on a desk by the light of a small lamp; other
plants grow on the sill behind. Deep navy evening."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('deep')
window(-.72, 3.2, 2.25, 1.7, 1.8, 'night', frame_c='lav', view='town',
       form='shutters')
table(0, 0, 2.5, 1.0, r=.2, top='#D9A066', leg='brand')
# the young plant
lathe([(.02, 0), (.15, 0), (.17, .02), (.22, .30), (.23, .33), (.19, .33),
       (.18, .29), (.02, .29)], mat('ivory', .5), c=(.12, -.12, .93))
cyl((.12, -.12, 1.225), .18, .02, mat('#5A3A28', .95), bevel=.005)
tube([(.12, -.12, 1.22), (.14, -.12, 1.45), (.11, -.12, 1.66)], .022,
     'leaf2')
for z, a, L, up in ((1.36, .3, .34, .55), (1.44, 3.0, .36, .6),
                    (1.54, -1.5, .30, .65), (1.56, 1.4, .30, .7),
                    (1.64, .5, .30, .95), (1.65, 3.4, .28, .98)):
    leaf(Grp((.12, -.12, z), a), L, up, .4, mat('leaf2', .5), w=.085)
# lamp
cyl((-.78, .02, .945), .17, .03, 'saffron', bevel=.012)
tube([(-.78, .02, .95), (-.86, .02, 1.35), (-.52, .0, 1.72)], .022,
     'saffron', smooth=False)
ball((-.86, .02, 1.35), .04, 'saffron', n=24)
L = Grp((-.50, 0, 1.72), 0, 1, (0, -.55))
lathe([(.20, -.16), (.195, -.14), (.11, .02), (.05, .06), (.02, .07)],
      mat('saffron', .4), g=L)
unlit(ball((0, 0, -.11), .075, mat('#FFE0A0', .5, emit=5), g=L))
area((-.36, -.04, 1.50), (.1, -.05, 1.0), .24, 26, '#FFC46A', 150)
area((-.3, -1.2, 1.9), (1, .5, 1.6), .8, 26, '#FFC98A')
# the woman with the can
stand(1.0, .62, -.75, **who('asha', lean=.12, rh=Vector((.66, .10, 1.52)),
      lh=Vector((.86, .0, 1.34)), rgrip='hold', lgrip='hold',
      rpalm=(.3, -.2, -1), lpalm=(-.6, .5, .3), gaze=(.12, -.1, 1.42),
      smile=1))
C = Grp((.64, -.02, 1.30), math.pi+.12, .92, (0, .12))
lathe([(.02, 0), (.15, 0), (.155, .02), (.13, .22), (.12, .23), (.02, .20)],
      mat('violet', .4), g=C)
tube([(.11, 0, .05), (.26, 0, .16), (.36, 0, .30)], .024, mat('violet', .4),
     g=C)
lathe([(.02, 0), (.03, 0), (.062, .06), (.02, .07)], mat('violet', .4),
      c=(.36, 0, .29), rot=(0, .7, 0), g=C)
tube([(-.12, 0, .05), (-.24, 0, .10), (-.22, 0, .24), (-.06, 0, .27),
      (.05, 0, .22)], .018, mat('violet', .4), g=C)
for i in range(7):
    ball((.20-.012*i, -.04-.01*(i % 3), 1.47-.035*i), .013,
         mat('#BFD6FF', .1, coat=.6), scale=(.8, .8, 1.5), n=16)
books(-1.16, .26, .93, .3, 2)
mug((-.38, -.28, .93), 'terra')
sheetpaper(.72, -.26, .93, .34, .26, .15)
shelf(2.15, 3.15, 2.55, 1.2, 6)
for i, x in enumerate((-1.25, -.72, -.2)):
    plant((x, 3.03, 1.395), .5, pot=('terra', 'saffron', 'ivory')[i], seed=i)
plant((-2.0, 2.6, 0), 1.1, pot='violet', seed=3)
rig((0, .2, .9), 1, .72, key='#FFD9A8', fill='#8FB0FF', rim='#8FB0FF')
camera((-2.3, -6.9, 2.1), (.14, .3, 1.40), lens=65, fstop=2.6,
       focus=(.1, -.1, 1.4))
finish(1600, 1200, ev=-.05, clamp=.8)
