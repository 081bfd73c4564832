import Foundation
import Testing

@testable import TermAnim

/// Red views of 50 x 30 points that come and go in the middle of 320 x 192.
@MainActor
struct TransitionOwnAnimationTests {
  private let probe = Probe()
  private let red = Color.Resolved(red: 1, green: 0, blue: 0)

  private var view: some View {
    Color(red: 1, green: 0, blue: 0).frame(width: 50, height: 30)
  }

  private func host(@ViewBuilder _ show: @escaping (Bool) -> some View) -> ViewHost {
    ViewHost(ProbeView(probe) { _, _, flag in ZStack { show(flag) } })
  }

  private func lefts(_ host: ViewHost) -> [CGFloat] {
    host.drawing.filter { $0.color == red }.compactMap { $0.bounds?.minX.rounded() }
  }

  @Test(arguments: [true, false])
  func `a view that is placed elsewhere as it comes and goes does so by its own animation`(
    isMove: Bool
  ) {
    let transition = isMove ? AnyTransition.move(edge: .leading) : .offset(x: -50)
    let host = host { [view] isOn in
      if isOn { view.transition(transition).animation(.linear(duration: 1)) }
    }
    probe.flag = true
    host.settle()
    #expect(lefts(host) == [85])
    host.advance(by: 0.5)
    #expect(lefts(host) == [110])
    host.advance(by: 1)
    #expect(lefts(host) == [135])
    probe.flag = false
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110])
    host.advance(by: 1)
    #expect(lefts(host).isEmpty)
  }

  @Test func `views in a group come by what that says of all`() {
    let host = host { [view] isOn in
      Group {
        if isOn { view } else { EmptyView() }
      }
      .transition(.slide)
      .animation(.linear(duration: 1), value: isOn)
    }
    probe.flag = true
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110])
  }

  @Test func `each of several views has its own time`() {
    let host = host { [view] isOn in
      if isOn {
        ForEach(0..<2) { index in
          view.transition(.move(edge: .leading))
            .animation(.linear(duration: 1).delay(Double(index)))
        }
      }
    }
    withAnimation(.linear(duration: 5)) { probe.flag = true }
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110, 85])
    host.advance(by: 1)
    #expect(lefts(host) == [135, 110])
  }

  @Test func `another identity comes and goes by the animation that its views have`() {
    let host = host { [view] isOn in
      view.id(isOn).transition(.move(edge: .leading))
        .animation(.linear(duration: 1), value: isOn)
    }
    probe.flag = true
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110, 110])
    host.advance(by: 1)
    #expect(lefts(host) == [135])
  }

  @Test func `views inside of a view have no say in where that is`() {
    let host = host { [view] isOn in
      if isOn {
        VStack(spacing: 0) {
          view.animation(.linear(duration: 10).repeatForever())
          view
        }
        .transition(.move(edge: .leading))
      }
    }
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110, 110])
  }

  @Test(arguments: [false, true])
  func `nor have those in an effect or a group of geometry`(isGroup: Bool) {
    let host = host { [view] isOn in
      if isOn {
        Group {
          if isGroup {
            view.animation(.linear(duration: 10)).geometryGroup()
          } else {
            view.animation(.linear(duration: 10)).rotationEffect(.zero)
          }
        }
        .transition(.move(edge: .leading))
      }
    }
    withAnimation(.linear(duration: 1)) { probe.flag = true }
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110])
  }

  @Test func `the animation of a transition is for views that have none`() {
    func halfway(_ animation: Animation?) -> [CGFloat] {
      let (probe, move) = (Probe(), AnyTransition.move(edge: .leading))
      let host = ViewHost(
        ProbeView(probe) { [view] _, _, isOn in
          ZStack {
            if isOn {
              view.transaction { if let animation { $0.animation = animation } }
                .transition(move.animation(.linear(duration: 1)))
            }
          }
        })
      probe.flag = true
      host.settle()
      host.advance(by: 0.5)
      return lefts(host)
    }
    #expect(halfway(nil) == [110])
    #expect(halfway(.linear(duration: 2)) == [98])
  }

  @Test func `a pop-up slides in and out by the animation it has inside of its frame`() {
    let host = host { [view] isOn in
      GeometryReader { _ in
        if isOn {
          view.animation(.linear(duration: 1)).transition(.offset(x: -50))
            .frame(width: 320, height: 192)
        }
      }
    }
    probe.flag = true
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110])
    host.advance(by: 1)
    probe.flag = false
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110])
  }

  @Test func `who comes back on the way out turns round`() {
    let host = host { [view] isOn in
      if isOn { view.transition(.move(edge: .leading)).animation(.linear(duration: 1)) }
    }
    probe.flag = true
    host.settle()
    host.advance(by: 2)
    probe.flag = false
    host.settle()
    host.advance(by: 0.5)
    probe.flag = true
    host.settle()
    #expect(lefts(host) == [110])
    host.advance(by: 1)
    #expect(lefts(host) == [135])
    host.advance(by: 2)
    #expect(lefts(host) == [135])
  }

  @Test func `without an animation it is there, and gone, at once`() {
    let host = host { [view] isOn in
      if isOn { view.transition(.move(edge: .leading)) }
    }
    probe.flag = true
    host.settle()
    #expect(lefts(host) == [135])
    probe.flag = false
    host.settle()
    #expect(lefts(host).isEmpty)
  }

  @Test func `a scale knows no animation but the one around it`() {
    let host = host { [view] isOn in
      if isOn { view.transition(.scale).animation(.linear(duration: 1)) }
    }
    probe.flag = true
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [135])
  }

  @Test func `subviews that are shown elsewhere go by what is said there`() {
    let host = host { [view] isOn in
      Group(subviews: Group { if isOn { view } }) { subviews in
        ForEach(subviews) {
          $0.transition(.move(edge: .leading)).animation(.linear(duration: 1))
        }
      }
    }
    probe.flag = true
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110])
  }

  @Test func `a push moves by the animation of the view, and fades by that around`() {
    let host = host { [view] isOn in
      if isOn { view.transition(.push(from: .leading)).animation(.linear(duration: 1)) }
    }
    probe.flag = true
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host) == [110])
    #expect(host.drawing.filter { $0.color == red }.map(\.opacity) == [1])
    host.advance(by: 1)
    probe.flag = false
    host.settle()
    host.advance(by: 0.5)
    #expect(lefts(host).isEmpty || lefts(host) == [160])
  }
}
