import Foundation

@testable import TermAnim

/// Numbers that a test changes from outside of the views that show them.
@MainActor
final class Probe {
  fileprivate var bindings: (u: Binding<Double>, v: Binding<Double>, flag: Binding<Bool>)?

  var u: Double {
    get { bindings?.u.wrappedValue ?? 0 }
    set { bindings?.u.wrappedValue = newValue }
  }

  var v: Double {
    get { bindings?.v.wrappedValue ?? 0 }
    set { bindings?.v.wrappedValue = newValue }
  }

  var flag: Bool {
    get { bindings?.flag.wrappedValue ?? false }
    set { bindings?.flag.wrappedValue = newValue }
  }

  var vBinding: Binding<Double> { bindings?.v ?? .constant(0) }
}

/// Views made of two numbers and a flag that a probe can change.
struct ProbeView<Content: View>: View {
  let probe: Probe
  @State var u = 0.0
  @State var v = 0.0
  @State var flag = false
  @ViewBuilder let content: (_ u: Double, _ v: Double, _ flag: Bool) -> Content

  init(
    _ probe: Probe,
    @ViewBuilder content: @escaping (_ u: Double, _ v: Double, _ flag: Bool) -> Content
  ) {
    (self.probe, self.content) = (probe, content)
  }

  var body: some View {
    probe.bindings = ($u, $v, $flag)
    return content(u, v, flag)
  }
}
