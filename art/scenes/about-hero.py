"""The office above the river: five of the team at work before a wide window
with the Ganga, sailing boats, the long bridge and the far bank."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

world('#CFDDFB', 'cream', .62)
stage('#EAD3B6', y=3.6, r=.01, h=.01, front=-14)
sky(140, [(0, '#FFE9CE'), (.66, '#FFE6C8'), (.82, '#E3ECFF'),
          (1, '#A9C6FA')], s=1.35)
holed_wall(3.4, -4.6, 4.6, .95, 3.55, 'ivory', h=6)
for x in (-1.55, 1.5):
    box((x, 3.38, 2.25), (.09, .2, 2.6), 'white', bevel=.02)
box((0, 3.15, .93), (9.4, .5, .09), 'wood', bevel=.03)
ganga(9, -3.2, boats=0, glow=.34)
for x, y, r, c, s in ((-11.2, 41, .2, 'ivory', 1.8),
                      (-.6, 39, -.15, 'saffron', 1.8)):
    boat(x, y, -3.0, r, s, sail=c, glow=.42)
rug(-.3, .2, 6.4, 3.4, ('#8FACE3', '#B4C9F3'))
# centre: two at one screen
D = desk(-.35, .55, 1.9, .8, 0, drawers=False)
monitor((-.80, .72, .93), math.pi+.35, art=2, w=.7)
laptop((.20, .55, .93), math.pi-.1)
chair(-.30, 1.25, 0, 'violet')
sit(-.30, 1.25, 0, **who('asha', lean=.12, rh=(-.02, -.42, .27),
                         lh=(.32, -.40, .27), gaze=(.15, .5, 1.1)))
stand(.62, 1.35, -.35, **who('kabir', lean=.10, rh=Vector((.36, .70, 1.16)),
                             rgrip='point', lh=Vector((.80, .78, .985)),
                             lgrip='flat', gaze=(.2, .55, 1.15),
                             feet=((-.12, .05), (.14, -.1))))
mug((-.95, .42, .93), 'saffron')
kulhad(.52, .32, .93)
sheetpaper(-.22, .34, .93, .28, .2, .2)
# left: at the sill with tea
P = stand(-2.75, 1.9, .5, **who('anil', pose='cup', gaze=(-1.9, 1.5, 1.75)))
kulhad(*P.pt(-.115, -.325, .37), 1.1)
stand(-1.85, 1.65, -.6, **who('sana', pose='explain',
                              gaze=(-2.7, 1.7, 1.75), smile=1))
# right: a woman at the desk
desk(2.15, .30, 1.6, .75, -.45)
g = Grp((2.15, .30, 0), -.45)
p = g.pt(0, .68, 0)
chair(p.x, p.y, -.45, 'saffron')
laptop(tuple(g.pt(0, .02, .93)), -.45+math.pi)
sit(p.x, p.y, -.45, **who('neha', headset=True, lanyard=None, pose='type',
                          lean=.08, gaze=(1.4, -3.4, 1.5), smile=1))
kulhad(*g.pt(.48, .08, .93))
books(*g.pt(-.66, .18, .93), .2, 3)
plant((3.15, 2.75, 0), 1.35, pot='terra', seed=3)
plant((-3.85, 2.3, 0), 1.35, pot='saffron', seed=6)
area((-3.5, 5.6, 5.0), (0, 0, .6), 4.5, 900, '#FFE3B8')
area((-4.5, -4.6, 6.2), (0, .4, .8), 3.4, 620, '#FFE6C4')
area((6, -3.4, 4.5), (0, .4, .9), 4, 190, '#C4D8FF')
pendant(-.35, .5, 3.05)
pendant(2.3, .4, 3.05)
camera((2.0, -9.0, 2.4), (.06, 1.1, 1.54), lens=56.5, fstop=4.5,
       focus=(0, .8, 1.3))
finish(1600, 1000, ev=-.5)
