import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import json
from street import *
# shops and offices from the street: --kind bazaar grocer showroom plaza glass studio pharmacy clinic
kind=a.kind; yb=-3.4
sg={c:simple('sg'+c,c,.45) for c in('#1f4d45','#23385c','#7a2e2a','#c8912a','#2b2b2d','#5a3d6b','#0b6b4a','#b5402f')}; tm=emit('tm',(1,.93,.82),{'dusk':1.6,'golden':3.}.get(mode,2.6))
shopw=glowwall('shopw','#efe6d8',(1.,.82,.58,1),Gs*.5,0,4.4); SWm=MB('SWm',shopw); inn=glowwall('inn','#f3eee6',(1.,.86,.66,1),Gs*.65,0,4.4)
goods=[simple('gd%d'%i,c,.6,vari=.2) for i,c in enumerate(['#c8a97e','#8a3b2e','#2f4a5c','#d8cbb5','#4d6a4a','#b5703a','#e2dccf','#6b4a6a'])]; gb=[MB('gb%d'%i,m,.004) for i,m in enumerate(goods)]
def txt(s,x,y,z,size,mat=tm):
    c=bpy.data.curves.new('t','FONT'); c.body=s; c.size=size; c.extrude=.015; c.align_x='CENTER'; c.align_y='CENTER'; c.materials.append(mat); o=bpy.data.objects.new('t',c); o.location=(x*M,y,z); o.rotation_euler=(math.pi/2,0,0); bpy.context.collection.objects.link(o)
def shopfront(x0,x1,zt,sign,col,y=0.,door=True,shelf=True,depth=4.6,signh=.75):
    "glass front with a lit room behind and a sign above"
    T('glass').quad((x0,y,.12),(x1,y,.12),(x1,y,zt),(x0,y,zt)); D.box(x0,x1,y-.05,y+.05,0,.12).box(x0,x1,y-.05,y+.05,zt-.06,zt); n=max(2,round((x1-x0)/1.3)); [D.box(x0+(x1-x0)*i/n-.03,x0+(x1-x0)*i/n+.03,y-.04,y+.04,.1,zt) for i in range(n+1)]
    if door: u=x0+(x1-x0)*(n//2)/n; D.box(u,u+(x1-x0)/n,y-.05,y+.05,2.25,2.33).box(u+.08,u+.12,y-.1,y-.05,.9,1.5)
    Y=y+depth; SWm.quad((x0,Y,0),(x1,Y,0),(x1,Y,zt+.3),(x0,Y,zt+.3)); SWm.quad((x0+.02,y+.06,0),(x0+.02,Y,0),(x0+.02,Y,zt+.3),(x0+.02,y+.06,zt+.3)); SWm.quad((x1-.02,y+.06,0),(x1-.02,Y,0),(x1-.02,Y,zt+.3),(x1-.02,y+.06,zt+.3)); T('inceil').quad((x0,y+.06,zt+.25),(x1,y+.06,zt+.25),(x1,Y,zt+.25),(x0,Y,zt+.25)); T('infloor').quad((x0,y+.06,.02),(x1,y+.06,.02),(x1,Y,.02),(x0,Y,.02)); downlights(x0+.3,x1-.3,y+.6,Y-.6,zt+.2,max(2,int((x1-x0)/1.4)),2)
    if shelf:
        for z in (.4,.95,1.5,2.05):
            WV.box(x0+.2,x1-.2,Y-.4,Y-.05,z,z+.04); u=x0+.25
            while u<x1-.45: w_=r.uniform(.12,.34); (r.random()<.85) and r.choice(gb).box(u,u+w_,Y-.36,Y-.1,z+.05,z+.05+r.uniform(.14,.42)); u+=w_+.04
        WV.box(x0+(x1-x0)*.3,x0+(x1-x0)*.65,y+2.2,y+2.8,0,1.); u=x0+.3
        while u<x1-.5: (r.random()<.6) and r.choice(gb).box(u,u+r.uniform(.2,.4),y+.25,y+.6,.12,.12+r.uniform(.3,.9)); u+=r.uniform(.5,.9)
    if sign: MB('sg'+sign,sg[col],.008).box(x0,x1,y-.2,y+.1,zt+.06,zt+.06+signh).done(); txt(sign,(x0+x1)/2,y-.23,zt+.06+signh/2,min(.42*signh/.75,(x1-x0)/len(sign)*1.25))
    k and spot((x0+x1)/2,y-.6,zt,40*k,130); arealight(((x0+x1)/2,y+2.,zt+.1),(0,0,0),(x1-x0)*.7,2.4,{'dusk':60,'golden':70}.get(mode,90))
def upper(m,x0,x1,z0,z1,y,n,nf,a0=.8,a1=2.5,rel=.62,hood=False):
    "walls with windows over a row of shops"
    W_=MB('up',m,.012); O=[]; fh=(z1-z0)/nf
    for f in range(nf):
        for i in range(n): c=x0+(x1-x0)*(i+.5)/n; w_=(x1-x0)/n*rel; O.append((c-w_/2,c+w_/2,z0+f*fh+a0,z0+f*fh+a1))
    W_.wall(x0,x1,z0,z1,y,y+.25,O); W_.box(x0,x0+.2,y+.2,12,z0,z1).box(x1-.2,x1,y+.2,12,z0,z1).box(x0,x1,11.8,12,0,z1).done(); N=MB('upg',nglass)
    for o in O:
        if r.random()<.4: frame(*o,y+.1,2); T('inwall').quad((o[0]-.2,y+2.5,o[2]-.5),(o[1]+.2,y+2.5,o[2]-.5),(o[1]+.2,y+2.5,o[3]+.4),(o[0]-.2,y+2.5,o[3]+.4)); T('inceil').quad((o[0]-.2,y+.3,o[3]+.3),(o[1]+.2,y+.3,o[3]+.3),(o[1]+.2,y+2.5,o[3]+.3),(o[0]-.2,y+2.5,o[3]+.3))
        else: N.box(o[0],o[1],y+.12,y+.2,o[2],o[3]); D.box((o[0]+o[1])/2-.03,(o[0]+o[1])/2+.03,y+.06,y+.2,o[2],o[3])
        hood and S.box(o[0]-.2,o[1]+.2,y-.5,y+.05,o[3]+.08,o[3]+.18)
    T('inwall').box(x0+.3,x1-.3,y+3,y+3.1,z0,z1-.1); N.done()
def bike(x,y,col):
    "a motorcycle seen from its side, plain"
    m=MB('bike',simple('bk'+col,col,.3,.3,coat=.5),.03,True); t_=simple('tyreb','#151515',.8)
    for u in (-.62,.62): bpy.ops.mesh.primitive_torus_add(location=((x+u)*M,y,.3),rotation=(math.pi/2,0,0),major_radius=.26,minor_radius=.045); bpy.context.object.data.materials.append(t_)
    m.box(x-.15,x+.32,y-.1,y+.1,.68,.86).done(); D.box(x-.55,x-.1,y-.11,y+.11,.7,.8).box(x-.3,x+.25,y-.09,y+.09,.3,.6).box(x+.5,x+.56,y-.3,y+.3,.98,1.02).box(x+.5,x+.62,y-.03,y+.03,.3,1.).box(x-.64,x-.2,y-.02,y+.02,.3,.36)
words_=''; tz=3.; lens=28; dist=11.5; cx=r.choice([-1,1])*3.2
street(yb,-90,-88); T('walk').box(-40,40,yb-.2,.2,-.1,.0)
if kind=='bazaar':
    names=[('TAILOR','#23385c'),('SPICES','#b5402f'),('SHOES','#2b2b2d'),('MOBILE REPAIR','#0b6b4a'),('BANGLES','#5a3d6b'),('SWEETS','#c8912a')]; cols=['#d9c7a4','#b9b4ab','#c98f6a','#8fa3a8']; X=-12.
    for i,(n_,c) in enumerate(names):
        w_=[3.6,4.,3.4,4.4,3.6,4.2][i]; shopfront(X+.15,X+w_-.15,2.7,n_,c,.0,shelf=True,signh=.9); F_=plaster('bz%d'%i,cols[i%4],.1,.2); pr=MB('pr',F_,.01); pr.box(X-.1,X+.15,-.1,8,0,3.7).done(); upper(F_,X,X+w_,3.7,3.7+[3.1,6.2,3.1,3.4,6.,3.2][i],.1,2 if w_>3.8 else 1,[1,2,1,1,2,1][i],.7,2.2,.5,i%2==0)
        am=[simple('aw%d%d'%(i,q),cc,.9) for q,cc in enumerate(('#efe9dc',c))]
        if i%2: [MB('aw',am[q%2]).quad((X+.2+q*(w_-.4)/10,-.2,2.7),(X+.2+(q+1)*(w_-.4)/10,-.2,2.7),(X+.2+(q+1)*(w_-.4)/10,-1.5,2.25),(X+.2+q*(w_-.4)/10,-1.5,2.25)).done() for q in range(10)]
        X+=w_
    [bike(u,-2.1,c) for u,c in ((-6.,'#8f1f23'),(-4.2,'#1d3a6b'),(6.4,'#151515'))]; [r.choice(gb).box(u,u+.5,-1.,-.55,0,r.uniform(.4,.7)) for u in (-8.3,-7.7,1.,1.6,8.2,8.8)]; words_='Row of small bazaar shops, a tailor, spices, shoes and sweets among them, with motorcycles at the kerb'; cx=4.5; tz=3.1
elif kind=='grocer':
    m_=faced('gb_','#a4573c','#8a452e','#b8ab98',.235,.078); shopfront(-5,5,2.9,'GROCER','#0b6b4a',0.,signh=.8); MB('pr',m_).box(-5.4,-5,-.1,9,0,3.9).box(5,5.4,-.1,9,0,3.9).done(); upper(m_,-5.4,5.4,3.9,7.6,0,4,1); S.box(-5.5,5.5,-.2,12,7.6,7.85)
    fr_=[simple('fr%d'%i,c,.5,vari=.15) for i,c in enumerate(('#d9772a','#b8261f','#7a9a2e','#e3bd2f','#5d7c2c','#7d3f7a','#c9b27a'))]
    for i in range(8):
        x=-4.7+i*1.18; WV.box(x,x+1.05,-1.5,-.35,0,.55); WV.box(x,x+1.05,-.95,-.3,.5,.85); b=MB('fruit',fr_[i%7],0,True)
        for u in range(6):
            for v in range(5): b.cyl(x+.1+u*.17,-1.42+v*.11,.55,.66+r.uniform(0,.04),.075,.04,8)
            for v in range(4): b.cyl(x+.1+u*.17,-.85+v*.13,.85,.97+r.uniform(0,.04),.08,.04,8)
        b.done()
    [MB('aw',simple('aw%d'%q,('#efe9dc','#0b6b4a')[q%2],.9)).quad((-5+q*10/22,-.2,2.95),(-5+(q+1)*10/22,-.2,2.95),(-5+(q+1)*10/22,-2.,2.35),(-5+q*10/22,-2.,2.35)).done() for q in range(22)]; [nbhouse(*q,a.seed+i,yb) for i,q in enumerate(((5.6,13.5),(13.6,21.5),(-13.5,-5.6),(-21.5,-13.6)))]; words_='Grocer’s shop in a brick house, with fruit and vegetables in crates under a striped awning'; tz=3.1; dist=10.
elif kind=='showroom':
    shopfront(-10,10,4.6,None,None,0.,True,False,9.,.8); S.box(-10.6,10.6,-2.2,12,4.7,5.9); MB('shs',sg['#23385c']).box(-10.6,10.6,-2.26,-2.2,4.9,5.7).done(); txt('MOTORS',0,-2.3,5.3,.62); S.box(-10.6,-10,-.3,12,0,4.8).box(10,10.6,-.3,12,0,4.8); [car(x,y,c) for x,y,c in ((-7,1.4,'#8f1f23'),(-3.4,2.2,'#e9e9e7'),(.4,1.4,'#1d3a6b'),(4.2,2.2,'#8d9194'),(7.8,1.4,'#14161a'))]; [car(x,-3.0,c) for x,c in ((-12.8,'#d8d8d4'),)]; upper(plaster('shu','#dcdad5',.02,.04),-10.6,10.6,5.9,9.2,2.5,6,1,.6,2.6,.8); [put(sh[i%4],-9.4+i*1.5,-1.2,0,.7) for i in (0,1,11,12)]; [nbhouse(*q,a.seed+i,yb) for i,q in enumerate(((15.,23.),(-24,-16.)))]; words_='Car showroom with a wide glass front and five cars inside'; tz=3.4; lens=26; dist=15.
elif kind=='plaza':
    cl=plaster('plz',['#e6e2da','#c8a878'][a.seed%2],.03,.06); X=-13.; NM=[('PHARMACY','#0b6b4a'),('BAKERY','#c8912a'),('BOUTIQUE','#5a3d6b'),('OPTICIAN','#23385c'),('TOYS','#b5402f')]
    for i,(n_,c) in enumerate(NM): shopfront(X+.2,X+5.0,3.2,n_,c,0.,signh=.8); MB('pp',cl,.02).box(X-.2,X+.2,-.2,9,0,4.2).done(); X+=5.2
    MB('pp2',cl,.02).box(13-.2,13.2,-.2,9,0,4.2).done(); S.box(-13.4,13.4,-1.4,12,4.2,4.55); upper(cl,-13.2,13.2,4.55,14.6,0,9,3,.6,2.5,.74); S.box(-13.4,13.4,-.3,12,14.6,15.)
    for i,(n_,c) in enumerate((('LAW OFFICES','#23385c'),('DENTIST','#0b6b4a'),('ACADEMY','#7a2e2a'),('TRAVEL','#1f4d45'),('ACCOUNTANTS','#2b2b2d'))): x=-10+i*5.; z=[7.4,10.8,7.4,10.8,7.4][i]; MB('us'+n_,sg[c],.01).box(x-2,x+2,-.25,-.05,z,z+.7).done(); txt(n_,x,-.28,z+.35,.36)
    [car(x,-7.4-.0,c) for x,c in ()]; [bike(u,-2.2,c) for u,c in ((-2,'#8f1f23'),(8.4,'#151515'))]; [put(tr[2],x,yb-.8,-.05,.8) for x in (-15.5,15.5)]; words_='Commercial plaza of four storeys, shops at street level and offices with signs above'; tz=6.6; lens=25; dist=17.; cx=6.
elif kind=='glass':
    gl=archglass('cw',(.62,.78,.82),1.5,.45); G2=MB('cw',gl); W2=11.; nf=5
    for f in range(nf):
        z=.4+f*3.6; S.box(-W2,W2,.1,14,z-.35,z); G2.quad((-W2,.0,z),(W2,.0,z),(W2,.0,z+3.3),(-W2,.0,z+3.3)); G2.quad((W2,.0,z),(W2,13,z),(W2,13,z+3.3),(W2,.0,z+3.3)); G2.quad((-W2,.0,z),(-W2,13,z),(-W2,13,z+3.3),(-W2,0,z+3.3)); D.box(-W2,W2,-.06,.06,z-.4,z+.02).box(W2-.06,W2+.06,0,13,z-.4,z+.02).box(-W2-.06,-W2+.06,0,13,z-.4,z+.02); [D.box(-W2+i*1.83-.03,-W2+i*1.83+.03,-.1,.05,z,z+3.3) for i in range(13)]
        for i in range(4): room(-W2+.2+i*5.4,-W2+5.4+i*5.4,z,z+3.2,.4,5,'none',r.random()<.7)
    z=.4+nf*3.6; S.box(-W2-.2,W2+.2,-.2,14,z-.35,z+.5); G.box(-3,5,4,11,z,z+2.6); S.box(-3.4,3.4,-2.6,.2,3.4,3.7); [D.box(x-.07,x+.07,-2.4,-2.26,0,3.4) for x in (-3.,3.)]; MB('bb',sg['#2b2b2d'],.02).box(6.5,9.5,-1.9,-1.7,0,1.1).done(); txt('OFFICES',8,-1.94,.65,.4); [put(pm[1],x,-1.6,0,.9) for x in (-9,-6,5)]; [put(sh[i%4],-10.5+i*.8,-.8,0,.8) for i in range(8)]; [put(tr[2],x,yb-.8,-.05,.9) for x in (-14,15)]; [put(tr[i%2],-40+i*6,r.uniform(20,30),0,1.) for i in range(14)]; words_='Office building of five storeys with a glass front and a canopy over the entrance'; tz=8.6; lens=22; dist=21.; cx=9.
elif kind=='studio':
    m_=faced('stb','#e6e2da','#d8d3c8','#c4beb2',.235,.078); nbm=faced('stn','#5d4a44','#4b3b37','#837a70',.235,.078); upper(m_,-8,8,0,3.9,0,5,1,.6,3.,.7); upper(nbm,-8,8,3.9,11.1,-.6,5,2,.7,2.8,.78); S.box(-8.1,8.1,-.8,12,3.75,4.0).box(-8.1,8.1,-.8,12,11.1,11.4); WV.box(-1,.9,-.12,.0,0,2.7); S.box(-2,2,-2.,.0,2.9,3.1)
    for i in range(30): WV.box(-8+i*.13,-7.94+i*.13,-.85,-.7,4.1,11.)
    MB('bd2',sg['#1f4d45'],.01).box(2.6,6.4,-.14,-.03,3.05,3.65).done(); txt('ARCHITECTS',4.5,-.18,3.35,.36); lawn(-8,-2.2,yb+.2,-.6); lawn(2.2,8,yb+.2,-.6); put(tr[2],5.2,-2,0,.9); put(tr[2],-5.4,-2,0,.8); [put(sh[i%4],-7.6+i*.9,-.7,0,.7) for i in range(6)]; [nbhouse(*q,a.seed+i,yb) for i,q in enumerate(((9.,17.),(-17,-9.),(17.2,25),(-25,-17.2)))]; words_='Office of three storeys in dark and white brick behind a small lawn'; tz=5.; lens=27; dist=14.
elif kind=='pharmacy':
    cl=plaster('phm','#ecebe6',.02,.05); shopfront(-4.6,4.6,3.,'PHARMACY','#0b6b4a',0.,signh=.85); MB('pp',cl,.02).box(-5.2,-4.6,-.2,9,0,4.1).box(4.6,5.2,-.2,9,0,4.1).done(); upper(cl,-5.2,5.2,4.05,7.4,.4,3,1,.8,2.4,.5,True); S.box(-5.3,5.3,-.9,12,3.95,4.15); x_=MB('cross',emit('cr',(.1,1,.35),2.2)); x_.box(5.6,6.5,-.55,-.45,5.,5.3).box(5.9,6.2,-.55,-.45,4.7,5.6).done(); D.box(5.2,6.,-.52,-.48,5.1,5.16); [bike(u,-2.,c) for u,c in ((-3.4,'#151515'),(-1.7,'#8f1f23'))]; car(8.,-2.9,'#c9ccce'); [nbhouse(*q,a.seed+i,yb) for i,q in enumerate(((6.8,14.),(14.2,22.),(-13,-5.4),(-21,-13.2)))]; words_='Pharmacy with a lit green cross, motorcycles before it'; tz=3.; dist=10.5
finish_boxes(SWm,*gb); cam=((cx*M,yb-dist,1.75),(cx*.08*M,0,tz),lens); ex=light_sky(); ex=min(ex,1.5); camera(*cam); setup(look='Medium Contrast',spp=a.spp,pct=a.pct,bounces=4,exposure=ex,thr=a.thr)
if mode=='hazy': _f=rend.finish; rend.finish=lambda A,*k_,**kw: _f(rend.haze(A,150.,(.74,.70,.62),.0),*k_,**kw)
out=a.out or f'out/parade_{kind}.png'; json.dump(dict(what='office' if kind in('glass','studio') else 'shop',setting=words_,season=a.season or None,light=mode),open(os.path.splitext(out)[0]+'.json','w'))
print('BUILD_S',round(time.time()-t0,1),mode,kind)
if a.facts: sys.exit()
rend.render(out,gr=dict(bloom=.07,vig=.12,sat=1.,contrast=.14))
