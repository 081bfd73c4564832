import CAllocations
import Foundation
import Testing

@testable import TermAnim

/// What goes on for hours must not fill the memory.
@MainActor
struct MemoryTests {
  /// Runs a program for an hour that changes every half minute; says how many blocks of memory more
  /// there are at its end than after a tenth of it.
  private func growth(of program: some View, _ change: (Int) -> Void) -> Int {
    let host = ViewHost(program)
    var early = 0
    for step in 0..<120 {
      change(step)
      for seconds in [0, 0.25, 0.75, 0.9, 0.9, 0.9, 0.9, 25.4] {
        host.advance(by: seconds)
        _ = host.displayList
      }
      if step == 12 { early = live_blocks_of_this_thread() }
    }
    return live_blocks_of_this_thread() - early
  }

  /// Lists and tables may have grown a little by chance.
  private let allowance = 20

  @Test func `implicit animations leave nothing behind`() {
    let probe = Probe()
    let program = ProbeView(probe) { _, v, _ in
      Rectangle().fill(v == 0 ? Color.red : Color.blue)
        .frame(width: 10 + 50 * v, height: 10)
        .rotationEffect(.degrees(v * 90))
        .animation(.spring, value: v)
    }
    #expect(growth(of: program) { probe.v = Double($0 % 2) } <= allowance)
  }

  @Test func `animations with completions leave nothing behind`() {
    let probe = Probe()
    var completions = 0
    let program = ProbeView(probe) { u, v, _ in
      Color.red.opacity(u).frame(width: 10 + 50 * v, height: 10)
    }
    let growth = growth(of: program) { step in
      withAnimation(.easeInOut(duration: 2)) {
        probe.v = Double(step % 2)
      } completion: {
        completions += 1
      }
      withAnimation(.bouncy, completionCriteria: .removed) {
        probe.u = Double(step % 2)
      } completion: {
        completions += 1
      }
    }
    #expect(completions >= 238)
    #expect(growth <= allowance)
  }

  @Test func `an animation that repeats for ever leaves nothing behind`() {
    struct Program: View {
      @State private var isLarge = false
      let probe: Probe

      var body: some View {
        ProbeView(probe) { _, v, _ in
          Circle().trim(from: 0, to: isLarge ? 1 : 0.1).stroke(Color.red, lineWidth: 2 + v)
            .onAppear {
              withAnimation(.linear(duration: 2).repeatForever()) { isLarge = true }
            }
        }
      }
    }
    let probe = Probe()
    #expect(growth(of: Program(probe: probe)) { probe.v = Double($0 % 3) } <= allowance)
  }

  @Test func `an animation that is retargeted again and again leaves nothing behind`() {
    let probe = Probe()
    let program = ProbeView(probe) { _, v, _ in Color.red.offset(x: v) }
    let growth = growth(of: program) { step in
      withAnimation(.spring(response: 30, dampingFraction: 0.9)) { probe.v = Double(step % 7) }
    }
    #expect(growth <= allowance)
  }

  @Test func `rows that come and go with transitions leave nothing behind`() {
    let probe = Probe()
    let program = ProbeView(probe) { _, v, flag in
      VStack {
        ForEach(Int(v)..<Int(v) + 4, id: \.self) { row in
          Text("row \(row)").transition(.slide.combined(with: .opacity))
        }
        if flag {
          Circle().transition(.blurReplace)
        } else {
          Capsule().transition(.push(from: .top))
        }
      }
    }
    let growth = growth(of: program) { step in
      withAnimation(.easeOut(duration: 1)) {
        probe.v = Double(step)
        probe.flag = step % 2 == 0
      }
    }
    #expect(growth <= allowance)
  }

  @Test func `timelines, phases and keyframes leave nothing behind`() {
    let probe = Probe()
    let program = ProbeView(probe) { _, v, _ in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
        Color.red.opacity(
          timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(
            dividingBy: 1))
      }
      PhaseAnimator([0.0, 1, 2]) { Color.green.offset(x: $0) }
      Color.blue.keyframeAnimator(initialValue: 0.0, trigger: v) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        KeyframeTrack { CubicKeyframe(10, duration: 4) }
      }
    }
    #expect(growth(of: program) { probe.v = Double($0) } <= allowance)
  }
}
